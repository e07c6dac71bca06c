/** The rule book of No Thanks!. */
import { card, chip, sign, THEN, type Book } from '../book';

const CHIPS = { kind: 'stack', chip: 'chip' } as const;

export const noThanksBook: Book<'no-thanks'> = [
  { title: 'aim.title', blocks: [{ text: 'aim.text' }] },
  {
    title: 'cards.title',
    blocks: [
      { text: 'cards.text', values: ({ removed }) => ({ removed: Number(removed) }) },
      { text: 'cards.chips' },
      { text: 'cards.hidden', when: ({ chips }) => chips === 'hidden' },
      { text: 'cards.open', when: ({ chips }) => chips === 'open' },
    ],
  },
  {
    title: 'turn.title',
    blocks: [
      { text: 'turn.text' },
      { text: 'turn.pass', icon: 'close' },
      { text: 'turn.passShown', picture: { items: [chip('chip'), THEN, card(28), { ...CHIPS, count: 4 }] } },
      { text: 'turn.take', icon: 'check' },
      { text: 'turn.takeShown', picture: { items: [card(28), sign('−'), { ...CHIPS, count: 9 }, sign('= 19')] } },
      { text: 'turn.must' },
    ],
  },
  {
    title: 'points.title',
    blocks: [
      { text: 'points.text' },
      {
        text: 'points.runShown',
        picture: {
          items: [card(7), card(8, 'free'), card(9, 'free'), card(10, 'free'), sign('+'), card(13), sign('= 20')],
        },
      },
      {
        text: 'points.gapShown',
        picture: { items: [card(10), card(11, 'free'), card(12, 'free'), sign('= 10')] },
      },
      { text: 'points.none', picture: { items: [{ ...CHIPS, count: 11 }, sign('= −11')] } },
    ],
  },
  {
    title: 'game.title',
    blocks: [
      { text: 'game.text' },
      { text: 'game.first' },
      {
        text: 'game.several',
        when: ({ deals }) => Number(deals) > 1,
        values: ({ deals }) => ({ n: Number(deals) }),
      },
    ],
  },
  { title: 'tip.title', blocks: [{ text: 'tip.text', icon: 'hint' }] },
];
