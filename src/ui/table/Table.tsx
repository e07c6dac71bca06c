/** The one table for all games: stage below, touches above, and the sheets that open over them. */
import { startTransition, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Move } from '@/engine/core/rules';
import type { Frame, TableHost } from '@/session/frame';
import { useSettings } from '../hooks/hall';
import { useMotion } from '../hooks/motion';
import { useSay, type Say } from '../kit/Live';
import { Ground } from '../kit/Screen';
import { FACES } from '../skins/faces';
import { SKINS } from '../skins/registry';
import type { Act, Scene, Touch } from './contract';
import { Header } from './Header';
import { keepLayout, keepSame, keepTouches, useKept } from './kept';
import { pathTo } from './paths';
import { Prompt } from './Prompt';
import { promptOf, turnOf, whyOf } from './saying';
import { LookContext } from './stage/look';
import { Stage } from './stage/Stage';
import { HappenedSheet, MenuSheet, TroubleSheet } from './TableSheets';
import { TouchLayer } from './TouchLayer';
import { useCare } from './useCare';
import { useHint } from './useHint';
import { usePlayback } from './usePlayback';
import { useScene } from './useScene';
import { tellLast, useTold } from './useTold';
import { ZoomSheet } from './ZoomSheet';

/** Somebody who explains the game. */
export interface Guide {
  /** Stands in place of the header, on the same ground. */
  readonly head: ReactNode;
  /** The move they mean: it is marked. */
  readonly move: Move | null;
  /** Their own sentence for a reason, or null where the rules' reason says it. */
  readonly answer: (why: string) => string | null;
}

export interface TableProps {
  readonly frame: Frame;
  readonly host: TableHost;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly guide?: Guide;
}

type Open = { readonly kind: 'menu' | 'happened' | 'trouble' } | { readonly kind: 'zoom'; readonly name: string };

interface Picks {
  readonly ply: number;
  readonly picked: readonly string[];
}

const NOTHING: readonly string[] = [];

export function Table({ frame, host, onRules, onSettings, onLeave, guide }: TableProps) {
  const skin = SKINS[frame.game];
  const say = useSay();
  const settings = useSettings();
  const motion = useMotion(settings.motion);
  const [picks, setPicks] = useState<Picks>({ ply: frame.ply, picked: NOTHING });
  const [open, setOpenNow] = useState<Open | null>(null);
  // A sheet is drawn in small steps: the table below it may be moving.
  const setOpen = (what: Open | null) => startTransition(() => setOpenNow(what));
  const onlySkips = useRef(false);
  const picked = picks.ply === frame.ply && frame.moment.kind === 'deciding' ? picks.picked : NOTHING;
  const scene = useScene(frame, picked);
  const layout = useKept(skin.lay(scene), keepLayout);
  const playback = usePlayback(host, scene, layout, skin, motion);
  const hint = useHint(host, scene, skin);
  useCare(host, frame);

  const { t } = scene;
  const mine = frame.moment.kind === 'deciding' || (frame.moment.kind === 'showing' && frame.moment.hold);
  const now = hint.sentence ?? promptOf(skin, scene);
  const sentences = useTold(skin, scene, now, mine);
  const touches = useKept(withGoOn(skin.touches(scene, layout), scene, layout.buttons), keepTouches);
  const people = useKept({ players: frame.players, names: scene.names, t }, keepSame);
  const marked = guide?.move == null ? hint.ids : pathTo(skin, scene, guide.move);

  /** Any touch ends the motion. One that came while somebody else's move was shown was meant for nothing more. */
  function touched(): false {
    host.touched?.();
    onlySkips.current = playback.busy && frame.moment.kind === 'showing' && frame.moment.seat !== scene.near;
    if (playback.busy) playback.skip();
    return false;
  }

  function act(what: Act, tell: Say = say): void {
    if (playback.busy) touched();
    if (onlySkips.current && what.kind !== 'zoom') {
      onlySkips.current = false;
      return;
    }
    switch (what.kind) {
      case 'play': {
        const answer = host.choose(frame.ply, what.move);
        if (answer.ok) setOpen(null);
        else tell(guide?.answer(answer.why) ?? whyOf(skin, scene, answer.why, what.move));
        return;
      }
      case 'pick':
        setPicks({ ply: frame.ply, picked: what.picked });
        return;
      case 'zoom':
        setOpen({ kind: 'zoom', name: what.zoom });
        return;
      case 'ask': {
        const why = host.whyNot(what.move) ?? 'stale';
        tell(guide?.answer(why) ?? whyOf(skin, scene, why, what.move));
        return;
      }
      case 'say':
        tell(what.sentence);
        return;
      case 'look':
        return;
    }
  }

  function undo(): void {
    const answer = host.undo();
    say(answer.ok ? t('table.undone') : whyOf(skin, scene, answer.why, null));
  }

  const close = () => setOpen(null);
  const zoom = open?.kind === 'zoom' ? skin.zoom(open.name, scene) : null;
  const look = { print: (face: number) => FACES[frame.game].print(face, t), plain: settings.plainNumbers };
  return (
    <LookContext value={look}>
      <Ground>
        <View role="main" onStartShouldSetResponderCapture={touched} style={StyleSheet.absoluteFill}>
          <Stage layout={layout} people={people} timeline={playback.timeline} clock={playback.clock} motion={motion} />
          {guide?.head ?? (
            <Header
              rect={layout.header}
              frame={frame}
              turn={turnOf(scene)}
              leftHanded={settings.leftHanded}
              onMenu={() => setOpen({ kind: 'menu' })}
              onHint={hint.ask}
              onUndo={undo}
              onTrouble={() => setOpen({ kind: 'trouble' })}
            />
          )}
          <TouchLayer
            touches={touches}
            hinted={marked}
            onAct={({ id, act: what }: Touch) => (id === GO_ON ? host.shown(frame.ply) : act(what))}
            onZoom={(name) => setOpen({ kind: 'zoom', name })}
            onLook={(on) => host.look(on)}
            prompt={
              <Prompt
                rect={layout.prompt}
                last={frame.moment.kind === 'showing' && !frame.moment.hold ? null : tellLast(skin, scene)}
                now={now}
                mine={mine}
                onPress={() => setOpen({ kind: 'happened' })}
              />
            }
          />
        </View>
        {open?.kind === 'menu' && (
          <MenuSheet onRules={onRules} onSettings={onSettings} onLeave={onLeave} onClose={close} />
        )}
        {open?.kind === 'happened' && <HappenedSheet sentences={sentences} onClose={close} />}
        {open?.kind === 'trouble' && frame.trouble !== null && <TroubleSheet trouble={frame.trouble} onClose={close} />}
        {zoom !== null && <ZoomSheet zoom={zoom} onAct={act} onClose={close} />}
      </Ground>
    </LookContext>
  );
}

const GO_ON = 'go on';

/** While something private waits to be seen, the buttons make room for one that goes on. */
function withGoOn(
  touches: readonly Touch[],
  { frame, t }: Scene,
  places: readonly { x: number; y: number; w: number; h: number }[],
): readonly Touch[] {
  const { moment } = frame;
  if (moment.kind !== 'showing' || !moment.hold || places.length === 0) return touches;
  const left = Math.min(...places.map(({ x }) => x));
  const end = Math.max(...places.map(({ x, w }) => x + w));
  const title = t('table.goOn');
  return [
    ...touches.filter(({ zone }) => zone !== 'actions'),
    {
      id: GO_ON,
      zone: 'actions',
      rect: { x: left, y: places[0]!.y, w: end - left, h: places[0]!.h },
      label: title,
      act: { kind: 'look' },
      button: { title, tone: 'primary' },
    },
  ];
}
