/** Canaries: every secret that a pair of eyes may not know is replaced by a number that cannot occur otherwise. If it shows up anywhere, something leaks. */
import type { TableEvent } from '@/engine/core/events';
import { BETWEEN, type Eyes } from '@/engine/core/rules';
import { knows } from '@/engine/core/veil';
import type { Session } from '@/session/machine';

const FACE = 770_000_000;
const POT = 780_000_000;
export const CANARY = /7[78]0000\d{3}|canary/;

export function withCanaries(session: Session, eyes: Eyes): Session {
  const { seats, match } = session;
  const { position } = match;
  const { faces, seen, pots } = position.table;
  const names = seats.rules.pots(seats.setup.seats, seats.setup.options);
  const playing = position.open.phase > BETWEEN;
  const table = {
    ...position.table,
    faces: faces.map((face, card) => (knows(eyes, seen[card]!) ? face : FACE + card)),
    pots: pots.map((count, pot) => {
      const { secret, seat } = names[pot]!;
      return secret && playing && seat !== eyes ? (count === 0 ? 0 : POT + pot) : count;
    }),
  };
  const hide = (event: TableEvent, forEyes: Eyes): TableEvent =>
    'face' in event && !knows(forEyes, event.seen) ? { ...event, face: FACE + event.card } : event;
  return {
    ...session,
    seats: { ...seats, botSeed: 'canary', setup: { ...seats.setup, seed: 'canary' } },
    match: { ...match, setup: { ...match.setup, seed: 'canary' }, position: { ...position, table } },
    events: session.events.map((event) => hide(event, eyes)),
    played: session.played.map(({ ply, events }) => ({ ply, events: events.map((event) => hide(event, -1)) })),
  };
}
