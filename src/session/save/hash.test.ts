import { fingerprint, isFingerprint } from './hash';

test('the fingerprints of the first release stay as they are: old saves carry them', () => {
  expect(fingerprint('')).toBe('9a1730ee289cbb43');
  expect(fingerprint('low-five')).toBe('8cc68a802d539613');
  expect(fingerprint('é\u{1f98a}')).toBe('c229fe8651000616');
});

test('every single letter counts, wherever it stands and whatever it is', () => {
  const text = 'the quick brown fox jumps over the lazy dog';
  const seen = new Set([fingerprint(text)]);
  for (let at = 0; at < text.length; at++) {
    for (const letter of ['A', '\0', 'ÿ', '\uffff']) {
      seen.add(fingerprint(text.slice(0, at) + letter + text.slice(at + 1)));
    }
    seen.add(fingerprint(text.slice(0, at)));
  }
  expect(seen.size).toBe(1 + 5 * text.length);
});

test('twenty thousand short texts, twenty thousand fingerprints, all sixteen digits in use at every place', () => {
  const seen = new Set<string>();
  const digits = Array.from({ length: 16 }, () => new Set<string>());
  for (let i = 0; i < 20_000; i++) {
    const print = fingerprint(`n${i}`);
    seen.add(print);
    [...print].forEach((digit, at) => digits[at]!.add(digit));
  }
  expect(seen.size).toBe(20_000);
  for (const used of digits) expect(used.size).toBe(16);
});

test.each([
  ['0123456789abcdef', true],
  ['0123456789ABCDEF', false],
  ['0123456789abcde', false],
  ['0123456789abcdef0', false],
  ['0123456789abcdeg', false],
  ['x0123456789abcdef', false],
  [`0123456789abcdef\n`, false],
  ['', false],
  [null, false],
  [1234567890123456, false],
  [['0123456789abcdef'], false],
])('%j is a fingerprint: %s', (raw, expected) => {
  expect(isFingerprint(raw)).toBe(expected);
});
