/** A match: started, judged, stepped, replayed and looked at. */
import { GAME_IDS, rulesOf } from '../games/registry';
import { noThanks } from '../games/no-thanks/rules';
import { judge, replay, seatingOf, start, step, viewFor, type Match, type Setup } from './match';
import { presetOptions } from './options';
import { listLegal, turnOf } from './position';
import { Rng } from './rng';
import { NEXT, NOBODY, OVER, type Move, type Options, type Ply, type Rules } from './rules';

const rules: Rules = noThanks;

function setup(over: Partial<Setup> = {}): Setup {
  const options: Options = { ...presetOptions(rules, 'written'), deals: 2 };
  return { game: 'no-thanks', seats: 3, options, seed: 'match', ...over };
}

function begin(game: Rules = rules, with_: Setup = setup()): Match {
  const started = start(game, with_);
  if (!started.ok) throw new Error(started.why);
  return started.match;
}

/** Random moves, at most so many, until a condition holds. */
function walk(game: Rules, from: Match, until: (match: Match) => boolean, most = 5000): Match {
  const rng = new Rng(from.setup.seed);
  let match = from;
  for (let i = 0; i < most && !until(match); i++) {
    const turn = turnOf(match.position.open);
    const legal: Move[] = [];
    listLegal(game, match.position, legal);
    const stepped = step(game, match, turn.kind === 'seat' ? turn.seat : NOBODY, legal[rng.int(legal.length)]);
    if (!stepped.ok) throw new Error(stepped.why);
    match = stepped.match;
  }
  return match;
}

const isBetween = (match: Match): boolean => turnOf(match.position.open).kind === 'between';
const isOver = (match: Match): boolean => turnOf(match.position.open).kind === 'over';

describe('start', () => {
  test.each([2, 8, -1, 3.5, NaN, Infinity])('refuses %p seats and says what is allowed', (seats) => {
    expect(start(rules, setup({ seats }))).toEqual({ ok: false, why: 'seats', min: 3, max: 7 });
  });

  test('deals, and tells what the dealer did', () => {
    const started = start(rules, setup());
    if (!started.ok) throw new Error(started.why);
    expect(started.match.log).toEqual([]);
    expect(started.match.position.open.round).toBe(1);
    expect(started.events.slice(0, 2)).toEqual([
      { kind: 'gathered', into: 0 },
      { kind: 'shuffled', pile: 0 },
    ]);
  });

  test('is a function of the setup', () => {
    expect(begin()).toEqual(begin());
    expect(begin(rules, setup({ seed: 'other' })).position).not.toEqual(begin().position);
  });
});

describe('seating', () => {
  test('is as they sit where the game does not draw an order', () => {
    expect(seatingOf(rules, setup({ seats: 5 }))).toEqual([0, 1, 2, 3, 4]);
  });

  test('is drawn from the seed where the game draws it, every order as likely', () => {
    const kaktus = rulesOf('kaktus');
    const counts = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const seating = seatingOf(kaktus, setup({ game: 'kaktus', seed: `order:${i}` }));
      expect(seating).toHaveLength(3);
      const order = seating.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(20.6);
    expect(seatingOf(kaktus, setup())).toEqual(seatingOf(kaktus, setup()));
  });
});

describe('judge', () => {
  test.each([null, undefined, 7, 'take', true, [], [{ type: 'take' }], {}, { type: 7 }, { type: null }])(
    '%p is malformed',
    (raw) => {
      const { position } = begin();
      expect(judge(rules, position, position.open.toAct, raw)).toEqual({ ok: false, why: 'malformed' });
      expect(judge(rules, position, 99, raw)).toEqual({ ok: false, why: 'malformed' });
    },
  );

  test('an inherited type is malformed', () => {
    const { position } = begin();
    const raw: unknown = Object.create({ type: 'take' });
    expect(judge(rules, position, position.open.toAct, raw)).toEqual({ ok: false, why: 'malformed' });
    const slipped: unknown = JSON.parse('{"__proto__":{"type":"take"}}');
    expect(judge(rules, position, position.open.toAct, slipped)).toEqual({ ok: false, why: 'malformed' });
  });

  test('another seat, nobody, and seats that are none must wait', () => {
    const { position } = begin();
    const { toAct } = position.open;
    for (const seat of [(toAct + 1) % 3, NOBODY, 3, NaN]) {
      expect(judge(rules, position, seat, { type: 'take' })).toEqual({ ok: false, why: 'notYourTurn' });
    }
  });

  test('a legal move comes back as the interned one', () => {
    const { position } = begin();
    const legal: Move[] = [];
    listLegal(rules, position, legal);
    const judged = judge(rules, position, position.open.toAct, { type: 'take' });
    if (!judged.ok) throw new Error(judged.why);
    expect(legal.some((move) => move === judged.move)).toBe(true);
  });

  test('the game says why; what it has no word for is an unknown move', () => {
    const { position } = begin();
    const seat = position.open.toAct;
    expect(judge(rules, position, seat, { type: 'fly' })).toEqual({ ok: false, why: 'unknownMove' });
    expect(judge(rules, position, seat, { type: 'take', extra: 1 })).toEqual({ ok: false, why: 'unknownMove' });
    expect(judge(rules, position, seat, NEXT)).toEqual({ ok: false, why: 'unknownMove' });
    position.table.pots[1 + seat] = 0;
    expect(judge(rules, position, seat, { type: 'pass' })).toEqual({ ok: false, why: 'noChips' });
  });

  test('between rounds only the table goes on, and only with NEXT', () => {
    const { position } = walk(rules, begin(), isBetween);
    expect(judge(rules, position, 0, NEXT)).toEqual({ ok: false, why: 'roundOver' });
    expect(judge(rules, position, NOBODY, { type: 'take' })).toEqual({ ok: false, why: 'unknownMove' });
    expect(judge(rules, position, NOBODY, 'next')).toEqual({ ok: false, why: 'malformed' });
    expect(judge(rules, position, NOBODY, { type: 'next' })).toEqual({ ok: true, move: NEXT });
    // Not even with a move for which a player at the table would hear a better reason.
    const alpaca = rulesOf('alpaca');
    const options = presetOptions(alpaca, 'written');
    const hands = walk(alpaca, begin(alpaca, setup({ game: 'alpaca', options })), isBetween).position;
    expect(judge(alpaca, hands, NOBODY, { type: 'play', card: 99 })).toEqual({ ok: false, why: 'unknownMove' });
  });

  test('after the end everything is over, whatever it looks like', () => {
    const { position } = walk(rules, begin(), isOver);
    expect(position.open.phase).toBe(OVER);
    for (const raw of [null, 7, {}, NEXT, { type: 'take' }]) {
      expect(judge(rules, position, 0, raw)).toEqual({ ok: false, why: 'over' });
    }
  });
});

describe('step', () => {
  test('copies, plays and notes the ply; what it was given is as before', () => {
    const match = begin();
    const before = JSON.stringify(match);
    const seat = match.position.open.toAct;
    const stepped = step(rules, match, seat, { type: 'pass' });
    if (!stepped.ok) throw new Error(stepped.why);
    expect(JSON.stringify(match)).toBe(before);
    expect(stepped.match.setup).toBe(match.setup);
    expect(stepped.match.log).toEqual([{ seat, move: { type: 'pass' } }]);
    expect(stepped.match.position.table.pots[0]).toBe(1);
    expect(stepped.events).toEqual([{ kind: 'paid', from: 1 + seat, to: 0, count: 1 }]);
  });

  test('refuses with the judge’s reason and changes nothing', () => {
    const match = begin();
    const before = JSON.stringify(match);
    const seat = match.position.open.toAct;
    expect(step(rules, match, (seat + 1) % 3, { type: 'take' })).toEqual({ ok: false, why: 'notYourTurn' });
    expect(step(rules, match, seat, { type: 'fly' })).toEqual({ ok: false, why: 'unknownMove' });
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('replay', () => {
  test.each(GAME_IDS)('%s: setup and log give back the whole match', (id) => {
    const game = rulesOf(id);
    const match = walk(
      game,
      begin(game, { game: id, seats: 4, options: presetOptions(game, 'written'), seed: 'again' }),
      isOver,
      400,
    );
    const saved = JSON.parse(JSON.stringify(match.log)) as Ply[];
    const replayed = replay(game, match.setup, saved);
    expect(replayed).toEqual({ ok: true, match });
    const first = replay(game, match.setup, []);
    expect(first).toEqual({ ok: true, match: begin(game, match.setup) });
  });

  test('names the first ply that does not fit, and why', () => {
    const { setup: with_, log } = walk(rules, begin(), () => false, 20);
    const bad: Ply[] = log.slice();
    bad[12] = { seat: (bad[12]!.seat + 1) % 3, move: bad[12]!.move };
    expect(replay(rules, with_, bad)).toEqual({ ok: false, badPly: 12, why: 'notYourTurn' });
    bad[4] = { seat: bad[4]!.seat, move: { type: 'fly' } };
    expect(replay(rules, with_, bad)).toEqual({ ok: false, badPly: 4, why: 'unknownMove' });
  });

  test('refuses a setup that cannot be', () => {
    expect(replay(rules, setup({ seats: 9 }), [])).toEqual({ ok: false, badPly: 0, why: 'seats' });
  });
});

test('a view is through one pair of eyes, with the public record', () => {
  const match = walk(rules, begin(), () => false, 5);
  const view = viewFor(rules, match, 1);
  expect(view.eyes).toBe(1);
  expect(view.log).toBe(match.log);
  expect(view.table.pots.map((count) => count === null)).toEqual([false, true, false, true]);
});
