/** What fingers, keys and screen readers get: the touches of the table by zone. Tab goes from zone to zone, arrows go inside one, Enter acts. */
import { useEffect, useRef, useState } from 'react';
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

export function TouchLayer({ prompt, ...props }: TouchLayerProps) {
  return ZONES.map((zone) => {
    const own = props.touches.filter((touch) => touch.zone === zone);
    if (own.length === 0 && zone !== 'actions') return null;
    return (
      <ZoneGroup key={zone} zone={zone} {...props} touches={own}>
        {zone === 'actions' && prompt}
      </ZoneGroup>
    );
  });
}

interface ZoneGroupProps extends Omit<TouchLayerProps, 'prompt'> {
  readonly zone: Zone;
  readonly children: ReactNode;
}

function ZoneGroup({ zone, touches, hinted, onAct, onZoom, onLook, children }: ZoneGroupProps) {
  const t = useT();
  const [parts] = useState(createParts);
  const [chosen, setChosen] = useState<string | null>(null);
  const focused = useRef<string | null>(null);
  const current = touches.find(({ id }) => id === chosen) ?? touches[0];

  // The touch that had the focus is gone (its last card was played): the focus stays in the zone.
  useEffect(() => {
    const { current: id } = focused;
    if (id === null || touches.some((touch) => touch.id === id)) return;
    focused.current = null;
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
          keep={(part) => parts.keep(touch.id, part)}
          onFocus={() => {
            focused.current = touch.id;
            setChosen(touch.id);
          }}
          onBlur={() => {
            if (focused.current === touch.id) focused.current = null;
          }}
          onAct={() => onAct(touch)}
          onZoom={onZoom}
          onLook={onLook}
        />
      ))}
    </View>
  );
}

interface Parts {
  keep(id: string, part: View | null): void;
  focus(id: string): void;
}

function createParts(): Parts {
  const parts = new Map<string, View>();
  return {
    keep(id, part) {
      if (part === null) parts.delete(id);
      else parts.set(id, part);
    },
    focus: (id) => parts.get(id)?.focus(),
  };
}

interface TouchTargetProps {
  readonly touch: Touch;
  readonly hinted: boolean;
  readonly tabIndex: 0 | -1;
  readonly keep: (part: View | null) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onAct: () => void;
  readonly onZoom: (name: string) => void;
  readonly onLook: (on: boolean) => void;
}

function TouchTarget({ touch, hinted, tabIndex, keep, onFocus, onBlur, onAct, onZoom, onLook }: TouchTargetProps) {
  const { palette } = useTheme();
  const { rect, label, act, zoom, selected, button } = touch;
  const off = act.kind === 'ask' || act.kind === 'say';
  return (
    <Tap
      ref={keep}
      label={label}
      dimmed={off}
      onPress={onAct}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onBlur={onBlur}
      {...(zoom !== undefined && { onLongPress: () => onZoom(zoom) })}
      {...(act.kind === 'look' && { onPressIn: () => onLook(true), onPressOut: () => onLook(false) })}
      {...(selected !== undefined && { selected })}
      style={[styles.touch, { left: rect.x, top: rect.y, width: rect.w, height: rect.h }]}
      activeStyle={button === undefined && !off ? [styles.active, { borderColor: palette.focus }] : undefined}
    >
      {button !== undefined && <TableButton look={button} off={off} act={act} hinted={hinted} height={rect.h} />}
      {hinted && button === undefined && (
        <View style={[StyleSheet.absoluteFill, styles.hinted, { borderColor: palette.accent }]} />
      )}
    </Tap>
  );
}

const styles = StyleSheet.create({
  zone: { pointerEvents: 'box-none' },
  touch: { position: 'absolute', borderRadius: radius.md },
  active: { borderWidth: stroke.hair },
  hinted: { borderWidth: stroke.bold, borderRadius: radius.md, borderStyle: 'dashed' },
});
