/** Who stands where: the lowest total on top, ties side by side. */
import type { Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';

export interface Standing {
  readonly seat: Seat;
  /** From 1; tied seats share the better place. */
  readonly place: number;
  readonly first: boolean;
  /** Points of the round that lies open. */
  readonly round: number;
  readonly total: number;
  /** Points more than the first. */
  readonly behind: number;
}

/** Seats in the first place: the winners once it is over, which may leave out a tied seat that loses ties. */
export function firstSeats({ moment, leaders }: Frame): readonly Seat[] {
  return moment.kind === 'over' ? moment.winners : leaders;
}

export function standingsOf(frame: Frame): readonly Standing[] {
  const { totals, rounds } = frame.sheet;
  const firsts = new Set(firstSeats(frame));
  const last = rounds.at(-1);
  const lowest = Math.min(...totals);
  return totals
    .map((total, seat) => {
      const first = firsts.has(seat);
      const ahead = totals.filter((other, rival) => other < total || (!first && firsts.has(rival) && other === total));
      return {
        seat,
        place: first ? 1 : 1 + ahead.length,
        first,
        round: last?.[seat] ?? 0,
        total,
        behind: total - lowest,
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** "Mia", "Mia and Ben", "Mia, Ben and Juno". */
export function listed(names: readonly string[], and: (list: string, last: string) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : and(names.slice(0, -1).join(', '), last);
}
