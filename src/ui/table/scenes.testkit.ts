/** Scenes for tests: frames of real games through the session, on any screen. */
import type { GameId } from '@/engine/games/registry';
import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { frameOf } from '@/session/frames';
import { advance, newSession, type Input, type Session } from '@/session/machine';
import { seatsOf } from '@/session/seats';
import { planOf } from '@/session/session.testkit';
import { DEFAULT_SETTINGS } from '@/session/settings';
import type { Scene, Viewport, Wishes } from './contract';
import { companyOf } from './telling';
import { nearSeat } from './useScene';

export const say: Translate = translator(english);
const PHONE: Viewport = { width: 375, height: 667, insets: { top: 20, right: 0, bottom: 0, left: 0 }, text: 1 };
const PLAIN: Wishes = { largeCards: false, plainNumbers: false, leftHanded: false, memoryAid: false };

export function sceneOf(frame: Frame, changes: Partial<Scene> = {}): Scene {
  const company = companyOf(frame, changes.t ?? say);
  return { ...company, viewport: PHONE, wishes: PLAIN, near: nearSeat(frame, null), picked: [], ...changes };
}

/** What people and bots would tell the machine next; any legal move is as good as another. */
function nextInput(frame: Frame, session: Session, dice: Dice, pick: Pick): Input {
  const { moment, ply } = frame;
  switch (moment.kind) {
    case 'handover':
      return { kind: 'tookDevice' };
    case 'showing':
      return { kind: 'shown', ply };
    case 'between':
      return { kind: 'continued' };
    case 'deciding':
      return { kind: 'chose', ply, move: moment.legal[pick(moment.legal, dice)]! };
    default:
      throw new Error(`nothing to do at ${moment.kind} of ${session.seats.id}`);
  }
}

/** A whole number below the given one. */
export type Dice = (below: number) => number;
type Pick = (legal: readonly { readonly type: string }[], dice: Dice) => number;
const anything: Pick = (legal, dice) => dice(legal.length);

/** Draws and dares whenever possible, so that hands grow. */
export const greedy: Pick = (legal, dice) => {
  const growing = legal.flatMap(({ type }, i) => (type === 'draw' || type === 'pair' ? [i] : []));
  return growing.length > 0 && dice(4) > 0 ? growing[dice(growing.length)]! : dice(legal.length);
};

/** Every frame of a game among people, up to so many. */
export function framesOf(
  game: GameId,
  seats: number,
  dice: Dice,
  count: number,
  pick: Pick = anything,
): readonly Frame[] {
  const wishes = game === 'lama' ? { seats: 'open' as const } : {};
  const plan = planOf(game, 'H'.repeat(seats), 'written', wishes);
  const seed = `seed ${dice(1_000_000)}`;
  let session = newSession(seatsOf('test', plan, seed, `${seed}/bots`))!;
  const frames: Frame[] = [];
  while (frames.length < count) {
    const frame = frameOf(session, DEFAULT_SETTINGS, null);
    if (frame.moment.kind !== 'handover') frames.push(frame);
    if (frame.moment.kind === 'over') break;
    session = advance(session, DEFAULT_SETTINGS, nextInput(frame, session, dice, pick)).session;
  }
  return frames;
}
