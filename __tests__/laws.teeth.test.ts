/** The laws have teeth: games broken on purpose are caught, each by the law that is there for it. */
import { presetOptions } from '@/engine/core/options';
import { BETWEEN, type Move, type Open, type Options, type Rules } from '@/engine/core/rules';
import { EVERYONE } from '@/engine/core/table';
import { kaktus } from '@/engine/games/kaktus/rules';
import { lama } from '@/engine/games/lama/rules';
import { noThanks } from '@/engine/games/no-thanks/rules';
import { chipsOf } from '@/engine/games/no-thanks/shape';
import { ojyks } from '@/engine/games/ojyks/rules';
import { playLawfully, type Fault } from '@/engine/testing/lawful';
import { compareWorlds, fuzz } from '@/engine/testing/wandering';

type AnyRules<S extends Open, M extends Move, O extends Options> = Rules<S, M, O>;

/** The first fault in a few games of broken rules. */
function firstFault<S extends Open, M extends Move, O extends Options>(broken: AnyRules<S, M, O>): Fault | null {
  const rules = broken as unknown as Rules;
  for (let game = 0; game < 6; game++) {
    const setup = { game: rules.id, seats: 4, options: presetOptions(rules, 'written'), seed: `teeth:${game}` };
    const { fault } = playLawfully(rules, setup, new Map());
    if (fault !== null) return fault;
  }
  return null;
}

const law = <S extends Open, M extends Move, O extends Options>(broken: AnyRules<S, M, O>): string | undefined =>
  firstFault(broken)?.law;

test('sound games break no law', () => {
  expect([firstFault(lama), firstFault(noThanks), firstFault(ojyks), firstFault(kaktus)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a card that vanishes is missed', () => {
  const broken: typeof ojyks = {
    ...ojyks,
    play(at, move, dealer) {
      ojyks.play(at, move, dealer);
      if (move.type === 'take') at.table.piles[0]!.pop();
    },
  };
  expect(law(broken)).toBe('every card lies in exactly one place');
});

test('a face that changes is noticed', () => {
  const broken: typeof lama = {
    ...lama,
    play(at, move, dealer) {
      lama.play(at, move, dealer);
      if (move.type === 'draw') at.table.faces[0] = (at.table.faces[0]! % 7) + 1;
    },
  };
  expect(law(broken)).toBe('faces are conserved');
});

test('a chip out of nowhere is noticed', () => {
  const broken: typeof noThanks = {
    ...noThanks,
    play(at, move, dealer) {
      noThanks.play(at, move, dealer);
      if (move.type === 'pass') dealer.pay(at.table, null, 0, 1);
    },
  };
  expect(law(broken)).toBe('chips and tokens are conserved');
});

test('a card that moves without a word is noticed', () => {
  const broken: typeof ojyks = {
    ...ojyks,
    play(at, move, dealer) {
      ojyks.play(at, move, dealer);
      at.table.piles[0]!.reverse();
    },
  };
  expect(law(broken)).toBe('events fold to the table');
});

test('a move offered twice is noticed', () => {
  const broken: typeof lama = {
    ...lama,
    legal(at, out) {
      lama.legal(at, out);
      out.push(out[0]!);
    },
  };
  expect(law(broken)).toBe('legal is empty exactly at the end, and has no duplicates');
});

test('moves made anew each time are noticed', () => {
  const broken: typeof lama = {
    ...lama,
    legal(at, out) {
      const own: Move[] = [];
      lama.legal(at, own as typeof out);
      for (const move of own) out.push({ ...move } as (typeof out)[number]);
    },
  };
  // Whichever looks first: the moves of a guess must be the same objects too.
  expect(['every move is one object for ever', 'the view of a guess is the view']).toContain(law(broken));
});

test('a refusal of a legal move is noticed, and so is a reason that nobody declared', () => {
  expect(law({ ...kaktus, why: () => 'callerSafe' })).toBe('a move is refused exactly when it is not legal');
  const undeclared: typeof kaktus = { ...kaktus, reasons: [] };
  expect(law(undeclared)).toBe('a move is refused exactly when it is not legal');
});

test('points that their parts do not explain are noticed', () => {
  const broken: typeof noThanks = { ...noThanks, parts: (at, seat) => noThanks.parts(at, seat).slice(1) };
  expect(law(broken)).toBe('parts sum to points, for all eyes');
});

test('a choice that depends on anything but the log is noticed', () => {
  let calls = 0;
  const broken: typeof lama = {
    ...lama,
    play(at, move, dealer) {
      lama.play(at, move, dealer);
      if (at.open.phase > BETWEEN && ++calls % 7 === 0) at.open.starter = calls % at.seats;
    },
  };
  expect(law(broken)).toBe('playing in place without events is the same');
});

test('a move that depends on a card nobody knows is noticed', () => {
  const broken: typeof ojyks = {
    ...ojyks,
    legal(at, out) {
      ojyks.legal(at, out);
      const top = at.table.piles[0]!.at(-1);
      if (top !== undefined && at.table.faces[top]! > 6 && out.length > 1) out.pop();
    },
    why: (at, move) => {
      const out: (typeof move)[] = [];
      broken.legal(at, out as never);
      return out.includes(move) ? null : 'noSuchSlot';
    },
  };
  expect(law(broken)).toBe('the view of a guess is the view');
});

test('a face up card that not everyone has seen is noticed', () => {
  const broken: typeof kaktus = {
    ...kaktus,
    deal(at, dealer) {
      kaktus.deal(at, dealer);
      const [card] = at.table.piles[1]!;
      at.table.seen[card!] = EVERYONE & 3;
    },
  };
  expect(law(broken)).toBe('face up is seen by all');
});

test('an empty purse that is announced is a leak', () => {
  const broken: typeof noThanks = {
    ...noThanks,
    play(at, move, dealer) {
      if (move.type === 'take' && at.table.pots[chipsOf(at.open.toAct)] === 0) dealer.note('mustTake', at.open.toAct);
      noThanks.play(at, move, dealer);
    },
  };
  const { faults } = compareWorlds(broken as unknown as Rules, 1500, 'teeth', () => undefined);
  expect(faults.map(({ detail }) => detail.split(': ').at(-1))).toContain('the events');
  expect(compareWorlds(noThanks as unknown as Rules, 500, 'teeth', () => undefined).faults).toEqual([]);
});

test('a hint about a hidden card in an event is a leak', () => {
  const broken: typeof kaktus = {
    ...kaktus,
    play(at, move, dealer) {
      if (move.type === 'keep') dealer.note('pairMade', at.open.toAct, at.table.faces[at.table.piles[2]![0]!]);
      kaktus.play(at, move, dealer);
    },
  };
  const { faults } = compareWorlds(broken as unknown as Rules, 500, 'teeth', () => undefined);
  expect(faults.map(({ detail }) => detail.split(': ').at(-1))).toContain('the events');
});

test('a refusal without a declared reason is found by wrong moves', () => {
  const broken: typeof lama = { ...lama, reasons: lama.reasons.filter((reason) => reason !== 'notInHand') };
  const { faults } = fuzz(broken as unknown as Rules, 2000, 'teeth', () => undefined);
  expect(faults.some(({ detail }) => detail.includes('"notInHand", which is no declared reason'))).toBe(true);
  const sound = fuzz(lama as unknown as Rules, 2000, 'teeth', () => undefined);
  expect(sound.faults).toEqual([]);
  expect(Object.values(sound.kinds).every((count) => count > 0)).toBe(true);
});
