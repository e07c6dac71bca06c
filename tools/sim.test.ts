/** `npm run sim`, line by line as the conformance rules say. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { presetOptions } from '@/engine/core/options';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { execPlayer } from './lib/execPlayer';
import { playGame } from './lib/simGame';
import { sim } from './lib/simRun';

interface Line {
  readonly type: string;
  readonly game: string;
  readonly preset: string;
  readonly options: object;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly state: Readonly<Record<string, unknown>> & {
    readonly totals: readonly number[];
    readonly toAct: number | null;
  };
  readonly seat: number;
  readonly legal: readonly object[];
  readonly move: object;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

async function call(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await sim(
    args,
    (text) => (out += text),
    (text) => (err += text),
  );
  return { code, out, err };
}

const seatsFor = (id: GameId, word = 'random'): string => new Array<string>(id === 'lama' ? 4 : 3).fill(word).join();

async function traceOf(id: GameId, ...more: readonly string[]): Promise<readonly Line[]> {
  const { code, out, err } = await call('--game', id, '--seats', seatsFor(id), '--trace', ...more);
  expect([code, err]).toEqual([0, '']);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const STATE_KEYS: Readonly<Record<string, string>> = {
  lama: 'round,phase,starter,toAct,hands,quit,draw,discard,tokens,supply,totals',
  alpaca: 'round,phase,starter,toAct,hands,quit,draw,discard,tokens,supply,totals',
  'no-thanks': 'deal,toAct,card,pot,deck,removed,chips,taken,totals',
  ojyks: 'round,phase,toAct,drawn,closer,draw,discard,grids,totals',
  kaktus: 'deal,phase,toAct,drawn,caller,hands,known,stock,discard,totals',
};

describe.each(GAME_IDS)('a trace of %s', (id) => {
  let lines: readonly Line[];
  beforeAll(async () => {
    lines = await traceOf(
      id,
      '--seed',
      'trace',
      '--games',
      '2',
      ...(id === 'no-thanks' ? ['--options', '{"deals":2}'] : []),
    );
  });

  test('begins with the game, its options, its seats and its seed', () => {
    const games = lines.filter(({ type }) => type === 'game');
    const words = new Array<string>(id === 'lama' ? 4 : 3).fill('random');
    const options = { ...presetOptions(rulesOf(id), 'written'), ...(id === 'no-thanks' ? { deals: 2 } : {}) };
    expect(games).toEqual(
      [0, 1].map((k) => ({ type: 'game', game: id, preset: 'written', options, seats: words, seed: `trace:${k}` })),
    );
    expect(lines[0]!.type).toBe('game');
  });

  test('has a turn before each decision: the full state, the seat to act, legal moves without duplicates, the move', () => {
    const turns = lines.filter(({ type }) => type === 'turn');
    expect(turns.length).toBeGreaterThan(10);
    for (const turn of turns) {
      expect(Object.keys(turn)).toEqual(['type', 'state', 'seat', 'legal', 'move']);
      if (id in STATE_KEYS) expect(Object.keys(turn.state).join()).toBe(STATE_KEYS[id]);
      expect(turn.state.toAct).toBe(turn.seat);
      const texts = turn.legal.map((move) => JSON.stringify(move));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).toContain(JSON.stringify(turn.move));
      expect(JSON.stringify(turn.state)).not.toContain('"?"');
    }
  });

  test('totals change only when a round or deal is settled, and the round line follows the turn that settles it', () => {
    let totals: readonly number[] = [];
    let rounds = 0;
    lines.forEach((line, i) => {
      if (line.type === 'game') totals = line.seats.map(() => 0);
      else if (line.type === 'round') {
        expect(lines[i - 1]!.type).toBe('turn');
        expect(line.totals).toEqual(totals.map((total, seat) => total + line.points[seat]!));
        totals = line.totals;
        rounds++;
      } else {
        // A returned token belongs to the round: while it is asked for, hands are paid and the round is not settled yet.
        if (line.state['phase'] !== 'return') expect(line.state.totals).toEqual(totals);
      }
    });
    expect(rounds).toBeGreaterThanOrEqual(2);
  });

  test('ends with the state as it was scored, the totals and the winners; nobody is to act and the phase is over', () => {
    const ends = lines.filter(({ type }) => type === 'end');
    expect(ends).toHaveLength(2);
    for (const end of ends) {
      expect(Object.keys(end)).toEqual(['type', 'state', 'totals', 'winners']);
      if (id in STATE_KEYS) expect(Object.keys(end.state).join()).toBe(STATE_KEYS[id]);
      expect(end.state.toAct).toBeNull();
      if ('phase' in end.state) expect(end.state['phase']).toBe('over');
      expect(end.state.totals).toEqual(end.totals);
      const best = Math.min(...end.totals);
      expect(end.winners).toEqual(end.totals.flatMap((total, seat) => (total === best ? [seat] : [])));
      expect(lines[lines.indexOf(end) - 1]!.type).toBe('round');
    }
  });

  test('is the same to the byte when asked again, and by the seed of one of its games', async () => {
    const again = await call('--game', id, '--seats', seatsFor(id), '--trace', '--seed', 'trace', '--games', '3');
    const twice = await call('--game', id, '--seats', seatsFor(id), '--trace', '--seed', 'trace', '--games', '3');
    const one = await call('--game', id, '--seats', seatsFor(id), '--trace', '--seed', 'trace:2');
    expect(twice.out).toBe(again.out);
    expect(one.out).toBe(again.out.slice(again.out.indexOf('{"type":"game"', again.out.indexOf('"trace:1"'))));
  });
});

test('kaktus draws its order: the game line lists seats in play order, the summary keeps the order of --seats', async () => {
  const words = ['random', 'r0', 'r1'];
  const seen = new Set<string>();
  for (let k = 0; k < 12; k++) {
    const { out } = await call('--game', 'kaktus', '--seats', words.join(), '--trace', '--seed', `order:${k}`);
    const { seats } = JSON.parse(out.slice(0, out.indexOf('\n'))) as Line;
    expect([...seats].sort()).toEqual([...words].sort());
    seen.add(seats.join());
  }
  expect(seen.size).toBeGreaterThan(2);
  const { out } = await call('--game', 'kaktus', '--seats', words.join(), '--games', '5', '--json');
  const { seats } = JSON.parse(out.trimEnd()) as { seats: readonly { bot: string }[] };
  expect(seats.map(({ bot }) => bot)).toEqual(words);
});

describe('the summary', () => {
  test('is a table of wins, totals, places, decisions and times', async () => {
    const { code, out } = await call('--game', 'alpaca', '--seats', 'random,r0', '--games', '20');
    expect(code).toBe(0);
    const [title, head, ...rows] = out.trimEnd().split('\n');
    expect(title).toBe('alpaca (written), 20 games');
    expect(head!.split(/ {2,}/)).toEqual([
      'seat',
      'wins',
      'shared',
      'win share',
      'mean total',
      'mean place',
      'decisions',
      'ms p50',
      'ms p95',
    ]);
    expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual(['0 random', '1 r0']);
  });

  test('is one JSON object on the last line with --json, and winShare splits shared wins', async () => {
    const { out } = await call('--game', 'no-thanks', '--seats', 'random,random,random', '--games', '40', '--json');
    const report = JSON.parse(out.trimEnd().split('\n').at(-1)!) as {
      game: string;
      games: number;
      seats: Record<string, number>[];
    };
    expect(report).toMatchObject({ game: 'no-thanks', games: 40 });
    const keys = ['bot', 'wins', 'sharedWins', 'winShare', 'meanTotal', 'meanPlace', 'decisions', 'msP50', 'msP95'];
    for (const seat of report.seats) expect(Object.keys(seat)).toEqual(keys);
    const sum = (key: string): number => report.seats.reduce((all, seat) => all + seat[key]!, 0);
    expect(sum('winShare')).toBeCloseTo(1, 3);
    expect(sum('wins')).toBeLessThanOrEqual(40);
  });

  test.each(['easy', 'medium', 'hard', 'r1'])(
    '%s can sit at every game',
    async (word) => {
      for (const id of GAME_IDS) {
        // The strong ones think: one short table each is enough to see them sit down.
        const seats = id === 'lama' ? `${word},r0,r0,r0` : id === 'no-thanks' ? `${word},r0,r0` : `${word},r0`;
        const { code, out, err } = await call(
          '--game',
          id,
          '--seats',
          seats,
          '--json',
          ...(id === 'ojyks' ? ['--options', '{"end":50}'] : []),
        );
        expect([code, err]).toEqual([0, '']);
        expect(out).toContain(`"bot":"${word}"`);
      }
    },
    120_000,
  );
});

describe('what cannot be, says in one line what can, with exit 2', () => {
  const wrong: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'an unknown game',
      ['--game', 'uno', '--seats', 'random,random'],
      /--game must be one of lama, alpaca, no-thanks, ojyks, kaktus/,
    ],
    ['no game', ['--seats', 'random'], /--game must be one of/],
    ['no seats', ['--game', 'ojyks'], /--seats must name 2 to 8 seats for ojyks: random, /],
    ['too few seats', ['--game', 'no-thanks', '--seats', 'random,random'], /3 to 7 seats .*not 2/],
    [
      'too many seats',
      ['--game', 'kaktus', '--seats', seatsFor('ojyks').concat(',r0,r0,r0,r0')],
      /2 to 6 seats .*not 7/,
    ],
    ['seats that need the box rules', ['--game', 'lama', '--seats', 'r0,r0'], /exactly 4 seats .*--preset box 2 to 6/],
    [
      'an unknown word',
      ['--game', 'ojyks', '--seats', 'random,genius'],
      /"genius" cannot sit at ojyks; --seats takes random, /,
    ],
    ['an empty program', ['--game', 'ojyks', '--seats', 'random,exec:'], /"exec:" cannot sit/],
    [
      'an unknown option',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', '{"ones":3}'],
      /no option "ones"; its keys are zeros, reveal, starter, end/,
    ],
    [
      'a borrowed option',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', '{"toString":3}'],
      /no option "toString"/,
    ],
    [
      'a wrong value',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', '{"zeros":16}'],
      /"zeros" of ojyks must be one of 15, 20/,
    ],
    [
      'a value of another type',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', '{"zeros":"15"}'],
      /must be one of 15, 20/,
    ],
    [
      'options that are no JSON',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', 'zeros=15'],
      /--options must be a JSON object/,
    ],
    [
      'options that are a list',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--options', '[15]'],
      /--options must be a JSON object/,
    ],
    [
      'an unknown preset',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--preset', 'house'],
      /--preset must be one of written, box/,
    ],
    ['no games', ['--game', 'ojyks', '--seats', 'r0,r0', '--games', '0'], /--games must be a whole number from 1/],
    ['half a game', ['--game', 'ojyks', '--seats', 'r0,r0', '--games', '1.5'], /--games must be a whole number from 1/],
    [
      'an unknown flag',
      ['--game', 'ojyks', '--seats', 'r0,r0', '--fast'],
      /Unknown option '--fast'.*; the words are --game/,
    ],
    ['a stray word', ['ojyks'], /the words are --game/],
  ];

  test.each(wrong)('%s', async (_, args, message) => {
    const { code, out, err } = await call(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('--help lists every game with its seats, bots, option keys and values', async () => {
    const { code, out } = await call('--help');
    expect(code).toBe(0);
    for (const id of GAME_IDS) {
      expect(out).toContain(`  ${id}: seats `);
      for (const [key, { values }] of Object.entries(rulesOf(id).optionSpecs)) {
        expect(out).toContain(`"${key}": ${values.map((value) => JSON.stringify(value)).join(', ')}`);
      }
    }
  });
});

test('a run that passes its limit of decisions in one game stops with a message', async () => {
  const setup = { game: 'ojyks', seats: 2, options: presetOptions(rulesOf('ojyks'), 'written'), seed: 'long' };
  const plan = { game: 'ojyks', preset: 'written', setup, words: ['r0', 'r0'] } as const;
  const quiet = { line: null, decided: () => undefined };
  await expect(playGame(plan, quiet, 10)).rejects.toThrow(
    /^ojyks long, move 11 by seat \d: passed 10 decisions and was stopped$/,
  );
  await expect(playGame(plan, quiet)).resolves.toMatchObject({ totals: expect.any(Array) as number[] });
});

describe('a program at the table', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'low-five-sim-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A program that answers each line by a JavaScript expression over `ask`, and keeps what it was asked. */
  function program(name: string, answer: string): string {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(
      file,
      `const fs = require('node:fs');
       fs.appendFileSync(${JSON.stringify(`${file}.starts`)}, 'x');
       require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
         fs.appendFileSync(${JSON.stringify(`${file}.asked`)}, line + '\\n');
         const ask = JSON.parse(line);
         ${answer}
       });`,
    );
    return `exec:node ${file}`;
  }
  const asked = (name: string): { seat: number; view: Record<string, unknown>; legal: object[] }[] =>
    readFileSync(path.join(folder, `${name}.js.asked`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { seat: number; view: Record<string, unknown>; legal: object[] });
  const say = (text: string): string => `console.log(${text});`;

  test('is started once a game, reads a line per decision, and its choice is played', async () => {
    const word = program('last', say('JSON.stringify({ choose: ask.legal.length - 1 })'));
    const args = ['--game', 'alpaca', '--seats', `${word},r0`, '--games', '2', '--trace', '--seed', 'exec'];
    const { code, out, err } = await call(...args);
    expect([code, err]).toEqual([0, '']);
    const turns = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .filter(({ type, seat }) => type === 'turn' && seat === 0);
    expect(turns.map(({ move }) => move)).toEqual(turns.map(({ legal }) => legal.at(-1)));
    expect(asked('last').map(({ legal }) => legal)).toEqual(turns.map(({ legal }) => legal));
    expect(asked('last').every(({ seat }) => seat === 0)).toBe(true);
    expect(readFileSync(path.join(folder, 'last.js.starts'), 'utf8')).toBe('xx');
    expect((await call(...args)).out).toBe(out);
  }, 60_000);

  test('gets the view of its seat: hidden cards "?", hidden counts null, hidden piles their length', async () => {
    const first = say('JSON.stringify({ choose: 0 })');
    const word = (name: string): string => program(name, first);
    await call('--game', 'alpaca', '--seats', `r0,${word('alpaca')}`);
    for (const { seat, view } of asked('alpaca')) {
      const hands = view['hands'] as readonly (readonly unknown[])[];
      expect(hands[seat]).not.toContain('?');
      expect(hands[1 - seat]!.every((card) => card === '?' || view['phase'] === 'return')).toBe(true);
      expect(typeof view['draw']).toBe('number');
      expect(view['discard']).not.toContain('?');
    }
    await call('--game', 'no-thanks', '--seats', `r0,r0,${word('no-thanks')}`);
    for (const { seat, view } of asked('no-thanks')) {
      const chips = view['chips'] as readonly (number | null)[];
      expect(chips.map((count) => count === null)).toEqual([0, 1, 2].map((other) => other !== seat));
      expect([typeof view['deck'], view['removed']]).toEqual(['number', 5]);
    }
    await call('--game', 'kaktus', '--seats', `r0,${word('kaktus')}`, '--seed', 'views');
    for (const { seat, view } of asked('kaktus')) {
      const known = view['known'] as readonly (readonly { seat: number; place: number; card: string }[] | null)[];
      const hands = view['hands'] as readonly (readonly string[])[];
      expect(known.map((list) => list === null)).toEqual([0, 1].map((other) => other !== seat));
      hands.forEach((hand, owner) =>
        hand.forEach((card, place) => {
          const fact = known[seat]!.find((one) => one.seat === owner && one.place === place);
          expect(card).toBe(fact?.card ?? '?');
        }),
      );
      expect(typeof view['stock']).toBe('number');
      expect(view['phase'] === 'drawn' ? view['drawn'] : 'AS').toMatch(/^[A234567JQK][SHDC]$/);
    }
  }, 60_000);

  const bad: readonly (readonly [string, string, RegExp])[] = [
    ['text', say('"pass"'), /did not answer in JSON: pass/],
    [
      'far',
      say('JSON.stringify({ choose: ask.legal.length })'),
      /must answer \{"choose": 0 to \d+\}, and answered: \{"choose":\d+\}/,
    ],
    ['minus', say('JSON.stringify({ choose: -1 })'), /must answer/],
    ['half', say('JSON.stringify({ choose: 0.5 })'), /must answer/],
    ['word', say('JSON.stringify({ choose: "0" })'), /must answer/],
    ['nothing', say('JSON.stringify({})'), /must answer/],
    ['list', say('JSON.stringify([0])'), /must answer/],
    ['null', say('null'), /must answer/],
    ['gone', 'process.exit(3);', /ended with exit code 3 instead of answering/],
    [
      'chatty',
      say('JSON.stringify({ choose: 0 }) + "\\n" + JSON.stringify({ choose: 0 })'),
      /spoke without being asked/,
    ],
  ];
  test.each(bad)(
    'that answers with %s ends the run with a message and exit 1',
    async (name, answer, message) => {
      const { code, err } = await call('--game', 'ojyks', '--seats', `${program(name, answer)},r0`);
      expect(code).toBe(1);
      expect(err).toMatch(message);
      expect(err).toMatch(/^sim: ojyks 1:0, move \d+ by seat 0: exec:node /);
      expect(err.trimEnd()).not.toContain('\n');
    },
    60_000,
  );

  test('that cannot be started ends the run likewise', async () => {
    const { code, err } = await call('--game', 'ojyks', '--seats', 'exec:/no/such/program 2>/dev/null,r0');
    expect(code).toBe(1);
    expect(err).toMatch(/ended with exit code 127 instead of answering/);
  }, 60_000);

  test('that is late ends the run, never with a move made up for it', async () => {
    const player = execPlayer('cat > /dev/null', 50);
    const ask = { seat: 0, ply: 1, legal: [{ type: 'take' }], view: () => ({}) as never, trace: () => ({}) };
    await expect(player.choose(ask)).rejects.toThrow('exec:cat > /dev/null gave no answer within 0.05 s');
    await player.end!();
  }, 60_000);
});
