/** Small readers of the trace. */
import { noThanks } from '../games/no-thanks/rules';
import { newPosition } from './position';
import { ALL_EYES, NOBODY, type Eyes, type View } from './rules';
import { EVERYONE, HOLE } from './table';
import { cardsOf, hiddenPile, topOf } from './trace';
import { veil } from './veil';

/** Pile 0: known 3, hole, unknown 4. Pile 1: known 5 and 6. Pile 2: a hole. Pile 3: nothing. */
function view(eyes: Eyes = NOBODY): View {
  const at = newPosition(noThanks, 3, { removed: 5, chips: 'hidden', deals: 1 });
  at.table.piles[0]!.splice(0, 33, 0, HOLE, 1);
  at.table.piles[1]!.push(2, 3);
  at.table.piles[2]!.push(HOLE);
  for (const card of [0, 2, 3]) at.table.seen[card] = EVERYONE;
  return veil(noThanks, at, eyes, []) as unknown as View;
}

test('cards are read bottom to top, hidden ones are "?", holes are left out', () => {
  expect(cardsOf(view(), 0)).toEqual([3, '?']);
  expect(cardsOf(view(), 1)).toEqual([5, 6]);
  expect(cardsOf(view(), 2)).toEqual([]);
});

test('a hidden pile is its length, a known one its faces', () => {
  expect(hiddenPile(view(), 0)).toBe(2);
  expect(hiddenPile(view(), 1)).toEqual([5, 6]);
});

test('an empty hidden pile is a length too, and a list in the whole truth', () => {
  expect(hiddenPile(view(), 3)).toBe(0);
  expect(hiddenPile(view(ALL_EYES), 3)).toEqual([]);
  expect(hiddenPile(view(ALL_EYES), 0)).toEqual([3, 4]);
});

test('the top card, or null of an empty pile', () => {
  expect(topOf(view(), 0)).toBe('?');
  expect(topOf(view(), 1)).toBe(6);
  expect(topOf(view(), 2)).toBeNull();
  expect(topOf(view(), 3)).toBeNull();
});
