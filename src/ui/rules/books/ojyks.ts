/** The rule book of ojyks. */
import type { Face } from '@/engine/core/table';
import { card, cards, sign, THEN, type Book, type Item } from '../book';

const ACROSS = 4;
const BACK = null;
const GONE = undefined;

/** A grid, row by row. */
const grid = (...faces: readonly (Face | null | undefined)[]): readonly Item[] => faces.map((face) => card(face));

// prettier-ignore
const START = grid(
  9,    BACK, BACK, BACK,
  BACK, BACK, 4,    BACK,
  BACK, BACK, BACK, BACK,
);
// prettier-ignore
const COMPLETE = [
  card(5),        ...grid(BACK, 2,    BACK),
  card(5),        ...grid(0,    BACK, BACK),
  card(5, 'can'), ...grid(BACK, 7,    BACK),
];
// prettier-ignore
const CLEARED = grid(
  GONE, BACK, 2,    BACK,
  GONE, 0,    BACK, BACK,
  GONE, BACK, 7,    BACK,
);

export const ojyksBook: Book<'ojyks'> = [
  { title: 'aim.title', blocks: [{ text: 'aim.text' }] },
  {
    title: 'cards.title',
    blocks: [
      { text: 'cards.text', values: ({ zeros }) => ({ zeros: Number(zeros) }) },
      { text: 'cards.shown', picture: { items: cards(-2, -1, 0, 3, 7, 12) } },
      { text: 'cards.deal' },
      { text: 'cards.dealShown', picture: { items: START, across: ACROSS, small: true } },
      { text: 'cards.closer', when: ({ starter }) => starter === 'closer' },
    ],
  },
  {
    title: 'turn.title',
    blocks: [
      { text: 'turn.text' },
      { text: 'turn.take', icon: 'swap' },
      { text: 'turn.takeShown', picture: { items: [card(1, 'can'), THEN, card(11, 'free')] } },
      { text: 'turn.draw', icon: 'plus' },
      { text: 'turn.reveal', icon: 'eye', when: ({ reveal }) => reveal === true },
      { text: 'turn.noReveal', when: ({ reveal }) => reveal === false },
    ],
  },
  {
    title: 'columns.title',
    blocks: [
      { text: 'columns.text' },
      {
        text: 'columns.shown',
        picture: { items: COMPLETE, across: ACROSS, after: [THEN, ...CLEARED], small: true },
      },
    ],
  },
  {
    title: 'end.title',
    blocks: [
      { text: 'end.text' },
      { text: 'end.double' },
      { text: 'end.doubleShown', picture: { items: [...cards(3, 4, 0), sign('= 7'), sign('× 2'), sign('= 14')] } },
    ],
  },
  { title: 'game.title', blocks: [{ text: 'game.text', values: ({ end }) => ({ end: Number(end) }) }] },
  { title: 'tip.title', blocks: [{ text: 'tip.text', icon: 'hint' }] },
];
