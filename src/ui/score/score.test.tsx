/** The scoreboard as people read it: who leads and by what, where the points come from, what to do next. */
import { act, render, renderHook, screen, userEvent, within } from '@testing-library/react-native';

import { SafeAreaProvider } from 'react-native-safe-area-context';

import { presetOptions } from '@/engine/core/options';
import { rngAt } from '@/engine/core/rng';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { english, german } from '@/i18n/testkit';
import { numeral, translator } from '@/i18n/translate';
import type { Frame, TableHost } from '@/session/frame';
import type { Player } from '@/session/players';
import type { Hall } from '@/session/hall';
import { DEFAULT_SETTINGS } from '@/session/settings';
import { HallProvider } from '../hooks/hall';
import { WordsProvider } from '../hooks/words';
import { LiveProvider } from '../kit/Live';
import { chartOf, runningTotals, spread } from './chart';
import { METRICS, playedUntil } from './frames.testkit';
import { PART_KINDS, partWords } from './partWords';
import { removedFaces } from './RemovedCards';
import { ScoreScreen } from './ScoreScreen';
import { firstSeats, listed, standingsOf } from './standings';
import { useCountUp } from './useCountUp';

const NAMES = ['Mia', 'Ben', 'Ada', 'Emil'];
const person = (i: number): Player => ({ kind: 'human', name: NAMES[i]!, face: 'fox', colour: 'amber' });
const bot: Player = { kind: 'bot', character: 'juno' };

function scored(game: GameId, kind: 'between' | 'over', pattern = 'HBHB', wishes: object = {}): Frame {
  const options = { ...presetOptions(rulesOf(game), 'written'), ...wishes } as never;
  const players = [...pattern].map((letter, i) => (letter === 'H' ? person(i) : bot));
  const hand = (legal: readonly unknown[], ply: number) => rngAt(`${game} moves`, ply).int(legal.length);
  return playedUntil({ game, players, preset: 'written', options }, hand, ({ moment }) => moment.kind === kind);
}

/** The same frame with other totals: the last round alone made them. */
function withTotals(frame: Frame, totals: readonly number[], winners: readonly number[]): Frame {
  return { ...frame, sheet: { rounds: [totals], totals }, leaders: winners, moment: { kind: 'over', winners } };
}

const words = (tree: typeof english) => {
  const lexicon = { language: 'en' as const, areas: [], t: translator(tree) };
  return { get: () => lexicon, subscribe: () => () => undefined };
};

/** Nothing runs by itself in these tests but where a test says so. */
const settings = { ...DEFAULT_SETTINGS, motion: 'reduced' as const };

interface Taps {
  readonly play: jest.Mock;
  readonly tick: jest.Mock;
  readonly again: jest.Mock;
  readonly players: jest.Mock;
  readonly lobby: jest.Mock;
  readonly continued: jest.Mock;
}

async function show(frame: Frame, tree: typeof english = english): Promise<Taps> {
  const taps = {
    play: jest.fn(),
    tick: jest.fn(),
    again: jest.fn(),
    players: jest.fn(),
    lobby: jest.fn(),
    continued: jest.fn(),
  };
  const hall = {
    home: { settings: { get: () => settings, subscribe: () => () => undefined } },
    device: { play: taps.play, tick: taps.tick },
  } as unknown as Hall;
  const door = { expected: 0, opened: () => Promise.resolve(hall), get: () => hall, subscribe: () => () => undefined };
  await render(
    <HallProvider door={door}>
      <SafeAreaProvider initialMetrics={METRICS}>
        <WordsProvider store={words(tree)}>
          <LiveProvider>
            <ScoreScreen
              frame={frame}
              host={{ continued: taps.continued } as unknown as TableHost}
              onAgain={taps.again}
              onChangePlayers={taps.players}
              onLobby={taps.lobby}
            />
          </LiveProvider>
        </WordsProvider>
      </SafeAreaProvider>
    </HallProvider>,
  );
  return taps;
}

describe('standings', () => {
  const frame = scored('ojyks', 'over');

  test('the lowest total is on top, ties share a place, and the next place is left out', () => {
    const order = standingsOf(withTotals(frame, [30, 12, 40, 30], [1]));
    expect(order.map(({ seat, place, behind }) => [seat, place, behind])).toEqual([
      [1, 1, 0],
      [0, 2, 18],
      [3, 2, 18],
      [2, 4, 28],
    ]);
  });

  test('a tied seat that loses ties stands behind the winner', () => {
    const order = standingsOf(withTotals(frame, [5, 5, 9, 9], [1]));
    expect(order.map(({ seat, place, first }) => [seat, place, first])).toEqual([
      [1, 1, true],
      [0, 2, false],
      [2, 3, false],
      [3, 3, false],
    ]);
  });

  test('between rounds the leaders are first', () => {
    expect(firstSeats({ ...frame, moment: { kind: 'between' }, leaders: [2] })).toEqual([2]);
  });

  test('names are listed as people say them', () => {
    const and = (list: string, last: string) => `${list} and ${last}`;
    expect([listed([], and), listed(['Mia'], and), listed(['Mia', 'Ben', 'Ada'], and)]).toEqual([
      '',
      'Mia',
      'Mia, Ben and Ada',
    ]);
  });
});

describe('the sum behind the points', () => {
  test('every kind of part of every game has words, and none is left over', () => {
    const kinds = new Set(GAME_IDS.flatMap((id) => rulesOf(id).partKinds));
    expect([...kinds].sort()).toEqual([...PART_KINDS].sort());
  });

  test.each(GAME_IDS)('%s: the parts add up to the points, and each says what it is in both languages', (game) => {
    const frame = scored(game, 'over');
    const last = frame.sheet.rounds.at(-1)!;
    frame.parts.forEach((parts, seat) => {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(last[seat]);
      for (const tree of [english, german]) {
        for (const part of parts) expect(partWords(translator(tree), frame, part)).toMatch(/^[^{}]+$/);
      }
    });
  });

  test('a run names its ends and says that only the lowest counts', () => {
    const frame = scored('no-thanks', 'over');
    const runs = frame.parts.flat().filter(({ kind, cards }) => kind === 'run' && cards.length > 1);
    const [run] = runs;
    const from = frame.view.table.faces[run!.cards[0]!]!;
    const to = from + run!.cards.length - 1;
    expect(partWords(translator(english), frame, run!)).toBe(`${from} to ${to}: only ${from} counts`);
    expect(run!.points).toBe(from);
  });

  test('a tap on a player opens the sum, another closes it', async () => {
    const frame = scored('ojyks', 'between');
    await show(frame);
    const { seat, round, total } = standingsOf(frame)[0]!;
    const row = screen.getByRole('button', { name: new RegExp(`^1\\. .*${total} in total`) });
    expect(row).toBeCollapsed();
    await userEvent.press(row);
    expect(row).toBeExpanded();
    const [part] = frame.parts[seat]!;
    expect(screen.getAllByText(partWords(translator(english), frame, part!)).length).toBeGreaterThan(0);
    expect(screen.getByText('Round 1')).toBeOnTheScreen();
    expect(round).toBe(total);
    await userEvent.press(row);
    expect(screen.queryByText('Round 1')).not.toBeOnTheScreen();
  });
});

describe('between rounds', () => {
  test('says which round is over and goes on with the next', async () => {
    const taps = await show(scored('ojyks', 'between'));
    expect(screen.getByRole('heading', { name: 'After round 1' })).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('button', { name: 'Next round' }));
    expect(taps.continued).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Again' })).not.toBeOnTheScreen();
  });

  test('the leader comes first, with the word for it', async () => {
    const frame = scored('alpaca', 'between', 'HHH');
    await show(frame);
    const rows = screen.getAllByRole('button', { name: /in total\.$/ });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveAccessibleName(/^1\. .*, (in the lead|shares the lead)\./);
  });

  test('keeps the seed to itself', async () => {
    const frame = scored('ojyks', 'between');
    expect(frame.seed).toBeNull();
    await show(frame);
    expect(screen.queryByText(/seed/)).not.toBeOnTheScreen();
  });
});

describe('the end', () => {
  const frame = scored('ojyks', 'over', 'HH');

  test.each([
    [[12, 30], [0], 'Mia wins'],
    [[30, 12], [1], 'Ben wins'],
    [[12, 12], [0, 1], 'Mia and Ben share the win'],
  ])('totals %j: %s says who won', async (totals, winners, title) => {
    await show(withTotals(frame, totals, winners));
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  });

  test('a shared win is shared in German too', async () => {
    await show(withTotals(frame, [12, 12], [0, 1]), german);
    expect(screen.getByRole('heading', { name: 'Mia und Ben teilen sich den Sieg' })).toBeOnTheScreen();
  });

  test('a lone player who wins is told so, and one who loses gets a kind word', async () => {
    const solo = scored('ojyks', 'over', 'HB');
    await show(withTotals(solo, [12, 30], [0]));
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeOnTheScreen();
    await screen.unmount();
    await show(withTotals(solo, [14, 12], [1]));
    expect(screen.getByRole('heading', { name: 'Juno wins' })).toBeOnTheScreen();
    expect(screen.getByText('So close: 2 points behind.')).toBeOnTheScreen();
  });

  test('a win of a person is heard and felt once, a win of the computer only heard', async () => {
    const mixed = scored('ojyks', 'over', 'HB');
    const won = await show(withTotals(mixed, [12, 30], [0]));
    expect([won.play.mock.calls, won.tick.mock.calls]).toEqual([[['win', settings.volume]], [['success']]]);
    await screen.unmount();
    const lost = await show(withTotals(mixed, [30, 12], [1]));
    expect([lost.play.mock.calls, lost.tick.mock.calls]).toEqual([[['lose', settings.volume]], []]);
  });

  test('again, other players, or the lobby', async () => {
    const taps = await show(frame);
    await userEvent.press(screen.getByRole('button', { name: 'Again' }));
    await userEvent.press(screen.getByRole('button', { name: 'Change players' }));
    await userEvent.press(screen.getByRole('button', { name: 'Lobby' }));
    expect([taps.again, taps.players, taps.lobby].map((tap) => tap.mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('the seed is there for whoever wants to check the deal', async () => {
    await show(frame);
    expect(screen.getByText(/came from the seed seed\./)).toBeOnTheScreen();
  });

  test('the cards that were removed from No Thanks! lie open, lowest first', async () => {
    const ended = scored('no-thanks', 'over');
    await show(ended);
    const removed = removedFaces(ended);
    expect(removed).toHaveLength(5);
    expect(removed).toEqual([...removed].sort((a, b) => a - b));
    expect(screen.getByRole('img', { name: removed.join(', ') })).toBeOnTheScreen();
  });

  test('all rounds stand in a table with a row for the totals', async () => {
    const long = scored('ojyks', 'over');
    await show(long);
    const table = within(screen.getByLabelText('All rounds'));
    long.sheet.rounds.forEach((_, round) => expect(table.getAllByText(String(round + 1)).length).toBeGreaterThan(0));
    for (const total of long.sheet.totals) expect(table.getAllByText(numeral(total)).length).toBeGreaterThan(0);
    for (const name of ['Mia', 'Ada']) expect(table.getByLabelText(name)).toBeOnTheScreen();
  });
});

describe('counting up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs from the old number to the new one and stays there', async () => {
    const { result } = await renderHook(() => useCountUp(10, 30, 400, false));
    expect(result.current).toBe(10);
    await act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBeGreaterThan(10);
    expect(result.current).toBeLessThan(30);
    await act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(30);
  });

  test('a tap sets it to its end, and without motion it is there at once', async () => {
    const { result, rerender } = await renderHook(
      ({ finished }: { finished: boolean }) => useCountUp(0, -7, 400, finished),
      {
        initialProps: { finished: false },
      },
    );
    expect(result.current).toBe(0);
    await rerender({ finished: true });
    expect(result.current).toBe(-7);
    const { result: still } = await renderHook(() => useCountUp(0, 12, 0, false));
    expect(still.current).toBe(12);
  });
});

describe('the chart', () => {
  const sheet = {
    rounds: [
      [5, -2, 30],
      [5, 10, 1],
    ],
    totals: [10, 8, 31],
  };
  const box = { width: 300, height: 160, left: 30, right: 30, top: 10, bottom: 20 };

  test('adds up from nothing', () => {
    expect(runningTotals(sheet)).toEqual([
      [0, 5, 10],
      [0, -2, 8],
      [0, 30, 31],
    ]);
  });

  test('more points are higher, later rounds further right, and all inside the box', () => {
    const { lines, scale, rounds } = chartOf(sheet, box, 24);
    expect(lines[2]!.at(-1)!.y).toBeLessThan(lines[0]!.at(-1)!.y);
    expect(rounds).toEqual([150, 270]);
    for (const { x, y } of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(box.left);
      expect(x).toBeLessThanOrEqual(box.width - box.right);
      expect(y).toBeGreaterThanOrEqual(box.top);
      expect(y).toBeLessThanOrEqual(box.height - box.bottom);
    }
    expect(scale.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30, 40]);
  });

  test('faces at the ends keep their order and never lie on each other', () => {
    const ys = spread([50, 50, 50, 10, 155], 24, 12, 148);
    const sorted = [...ys].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(24 - 1e-9);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...ys)).toBeLessThanOrEqual(148);
  });
});
