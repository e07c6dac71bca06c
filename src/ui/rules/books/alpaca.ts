/** The rule book of Alpaca. */
import { card, cards, chip, icon, sign, THEN, type Book } from '../book';

const ALPACA = 7;

export const alpacaBook: Book<'alpaca'> = [
  { title: 'aim.title', blocks: [{ text: 'aim.text' }] },
  {
    title: 'cards.title',
    blocks: [
      { text: 'cards.text' },
      { text: 'cards.ring', picture: { items: [...cards(1, 2, 3, 4, 5, 6, ALPACA), icon('undo')], small: true } },
      { text: 'cards.deal' },
    ],
  },
  {
    title: 'turn.title',
    blocks: [
      { text: 'turn.text' },
      { text: 'turn.play', icon: 'play' },
      { text: 'turn.playShown', picture: { items: [card(2), THEN, card(2, 'can'), card(3, 'can')] } },
      { text: 'turn.alpacaShown', picture: { items: [card(6), THEN, card(ALPACA, 'can'), THEN, card(1, 'can')] } },
      { text: 'turn.draw', icon: 'plus' },
      { text: 'turn.quit', icon: 'out' },
    ],
  },
  { title: 'end.title', blocks: [{ text: 'end.text' }] },
  {
    title: 'points.title',
    blocks: [
      { text: 'points.text' },
      {
        text: 'points.sameShown',
        picture: { items: [card(4), card(4, 'free'), card(1), card(1, 'free'), sign('= 5')] },
      },
      {
        text: 'points.alpacaShown',
        picture: { items: [card(ALPACA), card(ALPACA, 'free'), card(ALPACA, 'free'), sign('= 10')] },
      },
    ],
  },
  {
    title: 'tokens.title',
    blocks: [
      { text: 'tokens.text' },
      { text: 'tokens.shown', picture: { items: [chip('black', '10'), chip('black', '10'), chip('white', '1')] } },
      { text: 'tokens.back' },
    ],
  },
  {
    title: 'game.title',
    blocks: [
      { text: 'game.text', values: ({ threshold }) => ({ threshold: Number(threshold) }) },
      { text: 'game.left', when: ({ starter }) => starter === 'left' },
      { text: 'game.last', when: ({ starter }) => starter === 'last' },
    ],
  },
  { title: 'tip.title', blocks: [{ text: 'tip.text', icon: 'hint' }] },
];
