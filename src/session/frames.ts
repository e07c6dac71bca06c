/** From a session to the frame for one pair of eyes. Everything in a frame went through the veil. */
import { viewFor } from '@/engine/core/match';
import { listLegal } from '@/engine/core/position';
import { NOBODY, type Move } from '@/engine/core/rules';
import { sheetOf, winners, winnersOf } from '@/engine/core/scoresheet';
import type { Seat } from '@/engine/core/table';
import { veilEvents } from '@/engine/core/veil';
import { eyesOf, isForgetful, type Manners } from './eyes';
import type { Frame, Happening, Moment, SaveTrouble } from './frame';
import { undoRefusal, type Session } from './machine';
import { forgetful, withoutOthersLooks } from './memory';

export function frameOf(session: Session, manners: Manners, trouble: SaveTrouble | null): Frame {
  const { seats, match } = session;
  const { rules, setup } = seats;
  const { open } = match.position;
  const eyes = eyesOf(session, manners);
  const known = viewFor(rules, match, eyes);
  const piles = rules.piles(setup.seats);
  const remembers = isForgetful(seats, manners);
  const seen = session.moment.kind === 'handover' ? [] : veilEvents(session.events, eyes);
  const events = remembers ? withoutOthersLooks(seen, eyes) : seen;
  const scored = session.moment.kind === 'between' || session.moment.kind === 'over';
  return {
    id: seats.id,
    game: seats.plan.game,
    ply: match.log.length,
    eyes,
    view: remembers ? forgetful(known, piles, events) : known,
    events,
    last: match.log.at(-1) ?? null,
    moment: momentOf(session),
    players: seats.players,
    piles,
    pots: rules.pots(setup.seats, setup.options),
    phase: rules.phases[open.phase]!,
    sheet: sheetOf(open),
    parts: scored ? seats.players.map((_, seat) => rules.parts(known, seat)) : [],
    leaders: winnersOf(open.totals),
    canUndo: undoRefusal(session, manners) === null,
    undone: session.undone,
    trouble,
    seed: session.moment.kind === 'over' ? setup.seed : null,
  };
}

function momentOf(session: Session): Moment {
  const { seats, match, moment } = session;
  switch (moment.kind) {
    case 'handover':
      return { kind: 'handover', to: moment.to, since: sinceTurnOf(session, moment.to) };
    case 'deciding': {
      const legal: Move[] = [];
      listLegal(seats.rules, match.position, legal);
      return { kind: 'deciding', seat: moment.seat, legal, since: sinceTurnOf(session, moment.seat) };
    }
    case 'over':
      return { kind: 'over', winners: winners(seats.rules, match.position) };
    default:
      return moment;
  }
}

/** What others did since this seat's last move in this round, as an onlooker saw it. */
function sinceTurnOf({ played }: Session, seat: Seat): readonly Happening[] {
  const since: Happening[] = [];
  for (let i = played.length - 1; i >= 0; i--) {
    const { ply, events } = played[i]!;
    if (ply.seat === seat || ply.seat === NOBODY) break;
    since.unshift({ seat: ply.seat, ply, events: veilEvents(events, NOBODY) });
  }
  return since;
}
