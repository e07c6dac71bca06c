/** Whose eyes look at the screen, and when the phone has to change hands first. Knows what kind of secret a game has, never which game it is. */
import type { TableEvent } from '@/engine/core/events';
import { turnOf } from '@/engine/core/position';
import { NOBODY, type Eyes, type Position, type Rules } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import { learnedAlone } from './information';
import type { Gaze } from './moments';
import { isHumanSeat, type Seats } from './seats';
import type { Settings } from './settings';

/** The settings that change how a table behaves. They may change in the middle of a game. */
export type Manners = Pick<Settings, 'handover' | 'sharedUndo' | 'memoryAid'>;

/** Open chips keep no secret. */
function secretOf({ rules, setup }: Seats): Rules['secret'] {
  if (rules.secret !== 'chips') return rules.secret;
  return rules.pots(setup.seats, setup.options).some((pot) => pot.secret) ? 'chips' : 'nothing';
}

const isShared = (seats: Seats): boolean => seats.humans.length > 1;

/** Whether the phone has to be handed over at all at this table: several people, and something to hide from each other. */
export function handsOver(seats: Seats, manners: Manners): boolean {
  if (!isShared(seats) || manners.handover === 'never') return false;
  const secret = secretOf(seats);
  return manners.handover === 'always' || secret === 'hands' || secret === 'peeks';
}

/** One person at the table: always theirs. Several: only those of the person whose move it is, or was until now. */
export function eyesOf({ seats, moment, holder, looking }: Gaze, manners: Manners): Eyes {
  if (!isShared(seats)) return seats.humans[0] ?? NOBODY;
  if (moment.kind !== 'deciding' && moment.kind !== 'showing') return NOBODY;
  const { seat } = moment;
  if (!isHumanSeat(seats, seat)) return NOBODY;
  if (secretOf(seats) !== 'chips') return seat;
  // A pouch is looked into, unless the phone was handed over for it.
  return looking || (manners.handover === 'always' && holder === seat) ? seat : NOBODY;
}

/** Whether the screen shows somebody what the others at the table may not see. */
export function isPrivate(gaze: Gaze, manners: Manners): boolean {
  const { seats, looking } = gaze;
  return isShared(seats) && (looking || handsOver(seats, manners)) && eyesOf(gaze, manners) !== NOBODY;
}

/** Whether a move must stay on the screen until its mover taps: something private was seen, and it is about to disappear. */
export function holdsAfter(
  seats: Seats,
  manners: Manners,
  seat: Seat,
  seenBefore: readonly number[],
  events: readonly TableEvent[],
  after: Position,
): boolean {
  if (!isHumanSeat(seats, seat) || !learnedAlone(seenBefore, events, seat)) return false;
  const turn = turnOf(after.open);
  if (turn.kind !== 'seat' || turn.seat === seat) return false;
  if (isForgetful(seats, manners)) return true;
  return secretOf(seats) === 'hands' && handsOver(seats, manners);
}

/** Whether people have to remember what they saw (see memory.ts). The aid is for practice alone against the computer. */
export function isForgetful(seats: Seats, manners: Manners): boolean {
  return seats.rules.secret === 'peeks' && !(manners.memoryAid && !isShared(seats));
}
