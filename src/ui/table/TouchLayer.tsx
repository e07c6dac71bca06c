/** What fingers, keys and screen readers get: the touches of the table by zone. Tab goes from zone to zone, arrows go inside one, Enter acts. */
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { onKeys } from '../hooks/keys';
import { useT } from '../hooks/words';
import { Tap } from '../kit/Tap';
import { useTheme } from '../theme/ThemeProvider';
import { radius, stroke } from '../theme/tokens';
import { ZONES, type Touch, type Zone } from './contract';
import { nearest, type Direction } from './direction';
import { TableButton } from './TableButton';

interface TouchLayerProps {
  readonly touches: readonly Touch[];
  /** Ids that the hint points at. */
  readonly hinted: readonly string[];
  readonly onAct: (touch: Touch) => void;
  readonly onZoom: (name: string) => void;
  readonly onLook: (on: boolean) => void;
  /** Stands first in the zone of actions. */
  readonly prompt: ReactNode;
}

export function TouchLayer({ touches, hinted, prompt, ...now }: TouchLayerProps) {
  const hands = useHands(now);
  return ZONES.map((zone) => {
    const own = touches.filter((touch) => touch.zone === zone);
    if (own.length === 0 && zone !== 'actions') return null;
    return (
      <ZoneGroup key={zone} zone={zone} touches={own} hinted={hinted} hands={hands}>
        {zone === 'actions' && prompt}
      </ZoneGroup>
    );
  });
}

type HandsNow = Pick<TouchLayerProps, 'onAct' | 'onZoom' | 'onLook'>;

/** Hands that stay the same while what they do changes with every move: a target that looks as before is not drawn again. */
function useHands(now: HandsNow): HandsNow {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [hands] = useState<HandsNow>(() => ({
    onAct: (touch) => latest.current.onAct(touch),
    onZoom: (name) => latest.current.onZoom(name),
    onLook: (on) => latest.current.onLook(on),
  }));
  return hands;
}

interface ZoneGroupProps extends Pick<TouchLayerProps, 'touches' | 'hinted'> {
  readonly zone: Zone;
  readonly hands: HandsNow;
  readonly children: ReactNode;
}

function ZoneGroup({ zone, touches, hinted, hands, children }: ZoneGroupProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const [parts] = useState(() => createParts(setChosen));
  const current = touches.find(({ id }) => id === chosen) ?? touches[0];

  // The touch that had the focus is gone (its last card was played): the focus stays in the zone.
  useEffect(() => {
    const id = parts.focused();
    if (id === null || touches.some((touch) => touch.id === id)) return;
    parts.blurred(id);
    if (current !== undefined) parts.focus(current.id);
  }, [touches, current, parts]);

  const go = (direction: Direction) => {
    const to = current && nearest(current, touches, direction);
    if (to === undefined) return;
    setChosen(to.id);
    parts.focus(to.id);
  };
  const keys = onKeys({
    ArrowLeft: () => go('left'),
    ArrowRight: () => go('right'),
    ArrowUp: () => go('up'),
    ArrowDown: () => go('down'),
  });
  return (
    <View role="group" aria-label={t(`table.zones.${zone}`)} {...keys} style={[StyleSheet.absoluteFill, styles.zone]}>
      {children}
      {touches.map((touch) => (
        <TouchTarget
          key={touch.id}
          touch={touch}
          hinted={hinted.includes(touch.id)}
          tabIndex={touch === current ? 0 : -1}
          parts={parts}
          hands={hands}
        />
      ))}
    </View>
  );
}

/** The targets of a zone, and which of them has the focus. */
interface Parts {
  keep(id: string, part: View | null): void;
  focus(id: string): void;
  focused(): string | null;
  gotFocus(id: string): void;
  blurred(id: string): void;
}

function createParts(onChosen: (id: string) => void): Parts {
  const parts = new Map<string, View>();
  let focused: string | null = null;
  return {
    keep(id, part) {
      if (part === null) parts.delete(id);
      else parts.set(id, part);
    },
    focus: (id) => parts.get(id)?.focus(),
    focused: () => focused,
    gotFocus(id) {
      focused = id;
      onChosen(id);
    },
    blurred(id) {
      if (focused === id) focused = null;
    },
  };
}

interface TouchTargetProps {
  readonly touch: Touch;
  readonly hinted: boolean;
  readonly tabIndex: 0 | -1;
  readonly parts: Parts;
  readonly hands: HandsNow;
}

const TouchTarget = memo(function TouchTarget({ touch, hinted, tabIndex, parts, hands }: TouchTargetProps) {
  const { palette } = useTheme();
  const { id, rect, label, act, zoom, selected, button } = touch;
  const off = act.kind === 'ask' || act.kind === 'say';
  return (
    <Tap
      ref={(part) => parts.keep(id, part)}
      label={label}
      dimmed={off}
      onPress={() => hands.onAct(touch)}
      tabIndex={tabIndex}
      onFocus={() => parts.gotFocus(id)}
      onBlur={() => parts.blurred(id)}
      {...(zoom !== undefined && { onLongPress: () => hands.onZoom(zoom) })}
      {...(act.kind === 'look' && { onPressIn: () => hands.onLook(true), onPressOut: () => hands.onLook(false) })}
      {...(selected !== undefined && { selected })}
      style={[styles.touch, { left: rect.x, top: rect.y, width: rect.w, height: rect.h }]}
      activeStyle={button === undefined && !off ? [styles.active, { borderColor: palette.focus }] : undefined}
    >
      {button !== undefined && (
        <TableButton look={button} off={off} act={act} hinted={hinted} width={rect.w} height={rect.h} />
      )}
      {hinted && button === undefined && (
        <View style={[StyleSheet.absoluteFill, styles.hinted, { borderColor: palette.accent }]} />
      )}
    </Tap>
  );
});

const styles = StyleSheet.create({
  zone: { pointerEvents: 'box-none' },
  touch: { position: 'absolute', borderRadius: radius.md },
  active: { borderWidth: stroke.hair },
  hinted: { borderWidth: stroke.bold, borderRadius: radius.md, borderStyle: 'dashed' },
});
