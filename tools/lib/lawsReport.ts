/** What the workers of `npm run laws` found, added up and told. */
import { LAW_NAMES } from '@/engine/testing/laws';
import type { LawsTally, Report } from './lawsWorker';
import { textTable } from './summary';

type Counts = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function addCounts(parts: readonly Counts[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const part of parts) for (const [key, count] of Object.entries(part)) all[key] = (all[key] ?? 0) + count;
  return all;
}

function byGame<T>(
  reports: readonly Readonly<Record<string, T>>[],
  merge: (parts: readonly T[]) => T,
): Record<string, T> {
  return Object.fromEntries(Object.keys(reports[0]!).map((id) => [id, merge(reports.map((part) => part[id]!))]));
}

export function mergeReports(reports: readonly Report[]): Report {
  return {
    done: sum(reports.map(({ done }) => done)),
    laws: byGame(
      reports.map(({ laws }) => laws),
      (parts) => ({
        tables: [...new Set(parts.flatMap(({ tables }) => tables))],
        games: sum(parts.map(({ games }) => games)),
        plies: sum(parts.map(({ plies }) => plies)),
        longest: Math.max(...parts.map(({ longest }) => longest)),
        faults: parts.flatMap(({ faults }) => faults),
      }),
    ),
    fuzz: byGame(
      reports.map(({ fuzz }) => fuzz),
      (parts) => ({
        tried: sum(parts.map(({ tried }) => tried)),
        kinds: addCounts(parts.map(({ kinds }) => kinds)) as (typeof parts)[0]['kinds'],
        reasons: addCounts(parts.map(({ reasons }) => reasons)),
        faults: parts.flatMap(({ faults }) => faults),
      }),
    ),
    states: byGame(
      reports.map(({ states }) => states),
      (parts) => ({
        states: sum(parts.map(({ states }) => states)),
        comparisons: sum(parts.map(({ comparisons }) => comparisons)),
        faults: parts.flatMap(({ faults }) => faults),
      }),
    ),
  };
}

/** A table a proof, and every fault as a line of JSON. */
export function reportText({ laws, fuzz, states }: Report): {
  readonly text: string;
  readonly faults: readonly string[];
} {
  const rows = Object.entries(laws);
  const all = (of: (tally: LawsTally) => number): number => sum(rows.map(([, tally]) => of(tally)));
  const blocks: string[] = [];
  if (all(({ games }) => games) > 0) {
    blocks.push(
      textTable([
        ['game', 'tables', 'games', 'steps', 'longest', 'faults'],
        ...rows.map(([id, t]) => [id, t.tables.length, t.games, t.plies, t.longest, t.faults.length]),
        ['all', all((t) => t.tables.length), all((t) => t.games), all((t) => t.plies), '', all((t) => t.faults.length)],
      ]),
      `${LAW_NAMES.length} laws at each of ${all((t) => t.plies + t.games)} positions`,
    );
  }
  const tries = Object.entries(fuzz);
  if (tries.some(([, { tried }]) => tried > 0)) {
    const kinds = Object.entries(addCounts(tries.map(([, tally]) => tally.kinds)));
    blocks.push(
      textTable([
        ['game', 'wrong moves', 'refused', 'reasons', 'faults'],
        ...tries.map(([id, t]) => {
          const refused = sum(Object.values(t.reasons));
          return [id, t.tried, refused, Object.keys(t.reasons).length, t.faults.length];
        }),
      ]),
      `wrong moves by kind: ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    );
  }
  const worlds = Object.entries(states);
  if (worlds.some(([, tally]) => tally.states > 0)) {
    blocks.push(
      textTable([
        ['game', 'positions', 'comparisons', 'faults'],
        ...worlds.map(([id, t]) => [id, t.states, t.comparisons, t.faults.length]),
      ]),
      'each position beside a world that differs only in secrets, for every seat and for nobody',
    );
  }
  const faults = [...rows, ...tries, ...worlds].flatMap(([id, tally]) =>
    tally.faults.map((fault) => JSON.stringify({ game: id, ...fault })),
  );
  return { text: `${blocks.join('\n\n')}\n`, faults };
}
