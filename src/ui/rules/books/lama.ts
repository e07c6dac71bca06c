/** The rule book of L.A.M.A. */
import { card, cards, chip, icon, sign, THEN, type Book } from '../book';

const LLAMA = 7;

export const lamaBook: Book<'lama'> = [
  { title: 'aim.title', blocks: [{ text: 'aim.text' }] },
  {
    title: 'cards.title',
    blocks: [
      { text: 'cards.text' },
      { text: 'cards.ring', picture: { items: [...cards(1, 2, 3, 4, 5, 6, LLAMA), icon('undo')], small: true } },
      { text: 'cards.deal' },
    ],
  },
  {
    title: 'turn.title',
    blocks: [
      { text: 'turn.text' },
      { text: 'turn.play', icon: 'play' },
      { text: 'turn.playShown', picture: { items: [card(3), THEN, card(3, 'can'), card(4, 'can')] } },
      { text: 'turn.llamaShown', picture: { items: [card(6), THEN, card(6, 'can'), card(LLAMA, 'can')] } },
      { text: 'turn.oneShown', picture: { items: [card(LLAMA), THEN, card(LLAMA, 'can'), card(1, 'can')] } },
      { text: 'turn.draw', icon: 'plus' },
      { text: 'turn.quit', icon: 'out' },
    ],
  },
  { title: 'end.title', blocks: [{ text: 'end.text' }] },
  {
    title: 'points.title',
    blocks: [
      { text: 'points.text' },
      { text: 'points.sameShown', picture: { items: [card(5), card(5, 'free'), card(5, 'free'), sign('= 5')] } },
      {
        text: 'points.llamasShown',
        picture: { items: [card(LLAMA), card(LLAMA, 'free'), card(2), sign('= 12')] },
      },
      { text: 'points.worst', picture: { items: [...cards(1, 2, 3, 4, 5, 6, LLAMA), sign('= 31')], small: true } },
    ],
  },
  {
    title: 'tokens.title',
    blocks: [
      { text: 'tokens.text' },
      {
        text: 'tokens.shown',
        picture: { items: [chip('black', '10'), chip('white', '1'), chip('white', '1'), chip('white', '1')] },
      },
      { text: 'tokens.back' },
      { text: 'tokens.free', when: ({ exchange }) => exchange === 'free' },
      { text: 'tokens.auto', when: ({ exchange }) => exchange === 'auto' },
      { text: 'tokens.limited', when: ({ supply }) => supply === 'limited' },
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
