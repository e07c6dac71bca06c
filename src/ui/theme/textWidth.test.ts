/** Words are given a size at which they fit. */
import { sizeFor, textWidth } from './textWidth';

test('the width of a text grows with its letters, and an m is wider than an i', () => {
  expect(textWidth('Draw 130')).toBeGreaterThan(textWidth('Draw 13'));
  expect(textWidth('mmm')).toBeGreaterThan(2 * textWidth('iii'));
});

test('a word is never broken, however many lines there are', () => {
  const size = sizeFor('Stachelpaar', 100, 2);
  expect(size * textWidth('Stachelpaar')).toBeLessThanOrEqual(100 + 1e-9);
  expect(sizeFor('Stachelpaar', 100, 1)).toBe(size);
});

test('several words get larger letters on two lines than on one', () => {
  expect(sizeFor('Take 26 + 4 chips', 100, 2)).toBeGreaterThan(sizeFor('Take 26 + 4 chips', 100, 1));
});
