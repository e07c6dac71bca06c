/** What the table says in words at any moment: whose turn, what to do, why not. */
import type { Move } from '@/engine/core/rules';
import type { Scene, Skin } from './contract';
import { tellLast } from './useTold';

const COMMON = [
  'notNow',
  'stale',
  'left',
  'noAdvice',
  'over',
  'nothing',
  'several',
  'answered',
  'seen',
  'shuffled',
] as const;
type Common = (typeof COMMON)[number];
const isCommon = (why: string): why is Common => (COMMON as readonly string[]).includes(why);

/** `move` null: nothing that a skin would know about. */
export function whyOf(skin: Skin, scene: Scene, why: string, move: Move | null): string {
  if (isCommon(why)) return scene.t(`table.why.${why}`);
  return move === null ? scene.t('table.why.other') : skin.reason(why, move, scene);
}

export function promptOf(skin: Skin, scene: Scene): string {
  const { frame, names, t } = scene;
  const { moment } = frame;
  switch (moment.kind) {
    case 'deciding':
      return skin.prompt(scene);
    case 'thinking':
      return t('table.thinks', { name: names[moment.seat]! });
    case 'showing':
      if (moment.hold) return t('table.seen');
      if (moment.seat < 0) return t('table.dealt', { name: names[frame.view.open.toAct] ?? '' });
      return tellLast(skin, scene) ?? '';
    case 'over':
      return t('table.gameOver');
    default:
      return t('table.roundOver');
  }
}

/** Whose turn it is, for the header. With one person at the table it is simply theirs. */
export function turnOf({ frame, names, t }: Scene): string {
  const { moment, players } = frame;
  const seat = moment.kind === 'deciding' || moment.kind === 'thinking' ? moment.seat : null;
  if (seat === null) return '';
  const people = players.filter(({ kind }) => kind === 'human').length;
  return players[seat]?.kind === 'human' && people === 1
    ? t('table.yourTurn')
    : t('table.turn', { name: names[seat]! });
}
