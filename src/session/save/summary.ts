/** What a save says about its match in plain sight, so that the lobby can show a game without playing it again. */
import type { Match } from '@/engine/core/match';
import { turnOf } from '@/engine/core/position';
import { sheetOf, winners } from '@/engine/core/scoresheet';
import type { Seats } from '../seats';
import { digestOf } from './digest';
import type { SaveRecord } from './record';

type Summary = Pick<SaveRecord, 'digest' | 'round' | 'turn' | 'sheet' | 'winners'>;

export function summaryOf({ rules }: Seats, { position }: Match): Summary {
  const { open } = position;
  const turn = turnOf(open);
  return {
    digest: digestOf(position),
    round: open.round,
    turn: turn.kind === 'seat' ? turn.seat : null,
    sheet: sheetOf(open),
    winners: turn.kind === 'over' ? winners(rules, position) : null,
  };
}

/** Whether two summaries tell the same but for the digest. */
export function sameSummary(a: Summary, b: Summary): boolean {
  return words(a) === words(b);
}

function words({ round, turn, sheet, winners: won }: Summary): string {
  return JSON.stringify([round, turn, sheet.rounds, sheet.totals, won]);
}

/** The whole record of a match at this moment. */
export function recordOf(seats: Seats, match: Match, plies: string, undone: number, savedAt: number): SaveRecord {
  const { id, plan, rules, setup, botSeed } = seats;
  return {
    id,
    rev: rules.rev,
    savedAt,
    plan,
    seed: setup.seed,
    botSeed,
    plies,
    undone,
    ...summaryOf(seats, match),
  };
}
