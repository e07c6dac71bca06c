/** The timeline: events become flights, flips and chips at the right time, at every pace. */
import type { TableEvent } from '@/engine/core/events';
import type { PileName } from '@/engine/core/table';
import { FLIGHTS_MAX, momentMs, PACES } from '../theme/motion';
import type { TimelineInput } from './beats';
import type { CardSpot, Cue, Layout } from './contract';
import { rect } from './geometry';
import { timelineOf } from './timeline';

const DECK = 0;
const DISCARD = 1;
const HELD = 2;
const HAND = 3;
const piles: readonly PileName[] = [
  { kind: 'deck', seat: null },
  { kind: 'discard', seat: null },
  { kind: 'held', seat: null },
  { kind: 'hand', seat: 0 },
];
const at = (n: number) => rect(n * 100, 0, 70, 100);
const layout = (...cards: CardSpot[]): Layout => ({
  header: at(9),
  prompt: at(9),
  buttons: [],
  things: [],
  cards,
  homes: { [DECK]: at(0), [DISCARD]: at(1), [HELD]: at(2), [HAND]: at(3) },
  pots: { 0: at(4), 1: at(5) },
});
const spot = (card: number, place: number, face: number | null): CardSpot => ({ card, rect: at(place), face });

const moved = (card: number, from: number, to: number, face: number | null = null, up = 0): TableEvent => ({
  kind: 'moved',
  card,
  face,
  seen: 0,
  up,
  from,
  fromAt: 0,
  hole: false,
  to,
  at: 0,
  fills: false,
});
const turned = (card: number, face: number | null, up = 1): TableEvent => ({
  kind: 'turned',
  card,
  face,
  seen: -1,
  up,
});

function told(events: readonly TableEvent[], changes: Partial<TimelineInput> = {}) {
  return timelineOf({
    before: layout(),
    after: layout(),
    events,
    piles,
    lies: [[], [], [], []],
    pace: 'normal',
    motion: 'full',
    cue: () => null,
    chip: () => 'chip',
    ...changes,
  });
}

describe('a card that moves', () => {
  test('flies from where it was to where it is, and shows its face when it lands', () => {
    const { tracks, ms } = told([moved(7, HAND, DISCARD, 5, 1)], {
      before: layout(spot(7, 6, 5)),
      after: layout(spot(7, 1, 5)),
    });
    expect(tracks).toEqual([
      { card: 7, from: at(6), face: 5, legs: [{ start: 0, ms: 285, to: at(1), face: 5 }], fresh: false },
    ]);
    expect(ms).toBe(285);
  });

  test('starts at its pile when it was not drawn before, as a back', () => {
    const { tracks } = told([moved(7, DECK, HAND, 5)], { after: layout(spot(7, 3, 5)) });
    expect(tracks[0]).toMatchObject({ from: at(0), face: null, fresh: true });
    expect(tracks[0]!.legs.at(-1)!.face).toBe(5);
  });

  test('keeps its secret on the way to somebody else', () => {
    const { tracks } = told([moved(7, DECK, HAND)]);
    expect(tracks[0]).toMatchObject({ face: null, legs: [{ to: at(3), face: null }] });
  });

  test('flies straight on when it was only lifted on the way', () => {
    const { tracks } = told([moved(7, DISCARD, HELD, 5, 1), moved(7, HELD, HAND, 5, 1)], {
      before: layout(spot(7, 1, 5)),
      after: layout(spot(7, 3, 5)),
    });
    expect(tracks[0]!.legs).toHaveLength(1);
    expect(tracks[0]!.legs[0]!.to).toEqual(at(3));
  });

  test('waits for its own first flight before the second', () => {
    const { tracks } = told([moved(7, DECK, HAND, 5, 1), moved(7, HAND, DISCARD, 5, 1)]);
    const [first, second] = tracks[0]!.legs;
    expect(second!.start).toBe(first!.start + first!.ms);
  });
});

describe('cards that no event touches', () => {
  test('slide together when a gap closes', () => {
    const { tracks } = told([], { before: layout(spot(1, 4, 2)), after: layout(spot(1, 3, 2)) });
    expect(tracks[0]!.legs[0]!.to).toEqual(at(3));
  });

  test('turn down when these eyes may no longer see them', () => {
    const { tracks } = told([], { before: layout(spot(1, 4, 2)), after: layout(spot(1, 4, null)) });
    expect(tracks[0]!.legs).toEqual([{ start: 0, ms: momentMs('flip', 'normal', 'full'), to: at(4), face: null }]);
  });

  test('do not move at all when nothing changed', () => {
    expect(told([], { before: layout(spot(1, 4, 2)), after: layout(spot(1, 4, 2)) })).toMatchObject({
      tracks: [],
      ms: 0,
    });
  });

  test('simply are there when the screen showed something else before', () => {
    expect(told([], { before: null, after: layout(spot(1, 4, 2)) }).tracks).toEqual([]);
  });
});

describe('turning over', () => {
  test('a card that is turned up and down again shows its face in between, and lingers when asked to', () => {
    const events: TableEvent[] = [
      turned(1, 8),
      { kind: 'noted', note: 'failed', seat: 0, count: 0 },
      turned(1, null, 0),
    ];
    const cue = (event: TableEvent): Cue | null => (event.kind === 'noted' ? { after: true, linger: true } : null);
    const { tracks } = told(events, { before: layout(spot(1, 4, null)), after: layout(spot(1, 4, null)), cue });
    const [up, down] = tracks[0]!.legs;
    expect([up!.face, down!.face]).toEqual([8, null]);
    expect(down!.start).toBe(up!.start + up!.ms + momentMs('linger', 'normal', 'full'));
  });

  test('a card that somebody else looks at bows and stays a back', () => {
    const shown: TableEvent = { kind: 'shown', card: 1, face: null, seen: 2, up: 0, to: 1 };
    const { tracks } = told([shown], { before: layout(spot(1, 4, null)), after: layout(spot(1, 4, null)) });
    expect(tracks[0]!.legs.map(({ face }) => face)).toEqual([null, null]);
    expect(tracks[0]!.legs.at(-1)!.to).toEqual(at(4));
  });
});

describe('many cards', () => {
  const dealt = Array.from({ length: 60 }, (_, card) => moved(card, DECK, HAND));
  const lying = layout(...dealt.map((_, card) => spot(card, 3 + card, null)));

  test('a deal is staggered and over in time at every pace', () => {
    for (const pace of PACES) {
      const { ms, tracks } = told(dealt, { after: lying, pace });
      expect(Math.round(ms)).toBeLessThanOrEqual(pace === 'relaxed' ? 1350 : 900);
      expect(tracks.length).toBeLessThanOrEqual(FLIGHTS_MAX);
    }
  });

  test('a reshuffle is a handful of backs', () => {
    const back = Array.from({ length: 60 }, (_, card) => moved(card, DISCARD, DECK));
    expect(told(back).tracks).toHaveLength(5);
  });

  test('a column lifts off together', () => {
    const cue = (): Cue => ({ together: 'column', after: true });
    const { tracks } = told(
      [1, 2, 3].map((card) => moved(card, HAND, DISCARD, 4, 1)),
      { cue },
    );
    expect(new Set(tracks.map(({ legs }) => legs[0]!.start)).size).toBe(1);
    expect(tracks[0]!.legs[0]!.ms).toBe(momentMs('clear', 'normal', 'full'));
  });

  test('cards of one hand that changed ids keep their places', () => {
    const events: TableEvent[] = [
      { kind: 'relabelled', pile: HAND, a: 1, b: 2, seen: 1 },
      moved(1, HAND, DISCARD, 6, 1),
    ];
    const { tracks } = told(events, {
      before: layout(spot(1, 4, 3), spot(2, 5, 6)),
      after: layout(spot(2, 4, 3), spot(1, 1, 6)),
    });
    expect(tracks.find(({ card }) => card === 1)).toMatchObject({ from: at(5), face: 6 });
    expect(tracks.find(({ card }) => card === 2)).toBeUndefined();
  });

  test('two cards that change places cross', () => {
    const swap: TableEvent = { kind: 'swapped', pile: HAND, at: 0, with: DISCARD, withAt: 0 };
    const { tracks } = told([swap], {
      lies: [[], [2], [], [1]],
      before: layout(spot(1, 1, null), spot(2, 3, null)),
      after: layout(spot(1, 3, null), spot(2, 1, null)),
    });
    expect(tracks.map(({ card, from, legs }) => [card, from, legs[0]!.to])).toEqual([
      [1, at(1), at(3)],
      [2, at(3), at(1)],
    ]);
  });
});

describe('chips', () => {
  const paid = (count: number): TableEvent => ({ kind: 'paid', from: 0, to: 1, count });

  test('slide from pot to pot, a few for many', () => {
    expect(told([paid(2)]).chips).toHaveLength(2);
    expect(told([paid(30)]).chips).toHaveLength(5);
    expect(told([paid(0)]).chips).toEqual([]);
  });

  test('from an unlimited supply they are simply there', () => {
    expect(told([{ kind: 'paid', from: null, to: 1, count: 4 }]).chips).toEqual([]);
  });
});

describe('paces and reduced motion', () => {
  const events = [moved(1, DECK, HAND), turned(1, 4)];

  test('instant shows nothing and takes no time', () => {
    expect(told(events, { after: layout(spot(1, 3, 4)), pace: 'instant' })).toMatchObject({ tracks: [], ms: 0 });
  });

  test('reduced motion is short at every pace', () => {
    for (const pace of PACES)
      expect(told(events, { after: layout(spot(1, 3, 4)), pace, motion: 'reduced' }).ms).toBeLessThanOrEqual(300);
  });

  test('a heap of landing cards is one noise', () => {
    expect(told([moved(1, DECK, HAND), moved(2, DECK, HAND)]).sounds).toHaveLength(1);
  });

  test('a gathered table starts from scratch', () => {
    const { tracks } = told([{ kind: 'gathered', into: DECK }, moved(1, DECK, HAND)], {
      before: layout(spot(1, 6, 3)),
      after: layout(spot(1, 3, 5)),
    });
    expect(tracks[0]).toMatchObject({ from: at(0), face: null });
  });
});
