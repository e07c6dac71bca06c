/** The rule book of Kaktus. */
import type { Options } from '@/engine/core/rules';
import { card, cards, THEN, type Book } from '../book';

/** Faces as the deck numbers them: rank × 4 + suit. */
const ACE = 0 * 4 + 1;
const TWO = 1 * 4 + 3;
const FIVE = 4 * 4 + 2;
const SIX = 5 * 4;
const SEVEN = 6 * 4 + 1;
const OTHER_SEVEN = 6 * 4 + 3;
const JACK = 7 * 4 + 2;
const QUEEN = 8 * 4;
const KING = 9 * 4 + 1;

const beatenBy = (beaten: string) => (options: Options) => options['beaten'] === beaten;
const isPoints = ({ length }: Options) => length === 'to50' || length === 'to100';

export const kaktusBook: Book<'kaktus'> = [
  { title: 'aim.title', blocks: [{ text: 'aim.text' }] },
  {
    title: 'cards.title',
    blocks: [
      { text: 'cards.text' },
      { text: 'cards.shown', picture: { items: cards(KING, ACE, FIVE, JACK, QUEEN) } },
      { text: 'cards.deal' },
    ],
  },
  {
    title: 'turn.title',
    blocks: [
      { text: 'turn.text' },
      { text: 'turn.stock', icon: 'plus' },
      { text: 'turn.keepShown', picture: { items: [card(KING, 'can'), THEN, card(QUEEN, 'free')] } },
      { text: 'turn.memory' },
    ],
  },
  {
    title: 'powers.title',
    blocks: [
      { text: 'powers.text' },
      { text: 'powers.six', icon: 'eyeOwn', picture: { items: [card(SIX)] } },
      { text: 'powers.seven', icon: 'eyeOther', picture: { items: [card(SEVEN)] } },
      { text: 'powers.jack', icon: 'swap', picture: { items: [card(JACK)] } },
    ],
  },
  {
    title: 'pair.title',
    blocks: [
      { text: 'pair.text' },
      {
        text: 'pair.shown',
        picture: {
          items: [card(SEVEN, 'can'), card(TWO), card(OTHER_SEVEN, 'can'), card(ACE), THEN, ...cards(KING, TWO, ACE)],
          small: true,
        },
      },
      { text: 'pair.wrongSeen', when: ({ penalty }) => penalty === 'seen' },
      { text: 'pair.wrongUnseen', when: ({ penalty }) => penalty === 'unseen' },
    ],
  },
  {
    title: 'call.title',
    blocks: [
      { text: 'call.text' },
      { text: 'call.safe', when: ({ safe }) => safe === true },
      { text: 'call.none', when: beatenBy('none') },
      { text: 'call.five', when: beatenBy('five') },
      { text: 'call.ten', when: beatenBy('ten') },
      { text: 'call.double', when: beatenBy('double') },
      { text: 'call.shared', when: ({ tie, length }) => tie === 'shared' || length !== 1 },
      { text: 'call.callerLoses', when: ({ tie, length }) => tie === 'callerLoses' && length === 1 },
    ],
  },
  {
    title: 'game.title',
    blocks: [
      { text: 'game.one', when: ({ length }) => length === 1 },
      {
        text: 'game.deals',
        when: ({ length }) => typeof length === 'number' && length > 1,
        values: ({ length }) => ({ n: Number(length) }),
      },
      { text: 'game.points', when: isPoints, values: ({ length }) => ({ n: length === 'to50' ? 50 : 100 }) },
      { text: 'game.stock' },
    ],
  },
  { title: 'tip.title', blocks: [{ text: 'tip.text', icon: 'hint' }] },
];
