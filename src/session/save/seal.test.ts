import { fingerprint } from './hash';
import { MAX_TEXT, seal, unseal } from './seal';

const WRITER = '0123456789abcdef';
const SEALED = { format: 1, sequence: 7, writer: WRITER, body: '{"name":"Ada"}' };

test('the first line stays as it is for ever: an old app must know a newer save from a broken one', () => {
  expect(seal(SEALED)).toBe(`low-five 1 ${fingerprint(`1 7 ${WRITER} {"name":"Ada"}`)} 7 ${WRITER}\n{"name":"Ada"}`);
});

test('what was sealed is unsealed the same', () => {
  expect(unseal(seal(SEALED))).toEqual(SEALED);
  expect(unseal(seal({ ...SEALED, format: 0, sequence: 0 }))).toEqual({ ...SEALED, format: 0, sequence: 0 });
  expect(unseal(seal({ ...SEALED, format: 999, body: '' }))).toEqual({ ...SEALED, format: 999, body: '' });
});

test('any name goes to the disk in plain ASCII and comes back', () => {
  const body = JSON.stringify({ name: 'Zoë \u{1f98a} ñ 日本 \u0001 ~ \x7f' });
  const text = seal({ ...SEALED, body });
  expect(text).toMatch(/^[\n\x20-\x7e]*$/);
  expect(text).toContain('Zo\\u00eb \\ud83e\\udd8a');
  expect(text).toContain('~ \\u007f');
  expect(JSON.parse(unseal(text)!.body)).toEqual(JSON.parse(body));
});

test('a text of another kind is not ours', () => {
  const good = seal(SEALED);
  const [first, body] = good.split('\n') as [string, string];
  const words = first.split(' ');
  const withWord = (at: number, word: string): string =>
    [...words.slice(0, at), word, ...words.slice(at + 1)].join(' ') + `\n${body}`;
  expect(unseal(withWord(0, 'low-five'))).toEqual(SEALED);
  const bad = [
    '',
    '\n',
    first,
    body,
    `${first} more\n${body}`,
    `${words.slice(0, 4).join(' ')}\n${body}`,
    `\n${good}`,
    withWord(0, 'low-six'),
    withWord(1, '2'),
    withWord(2, '0000000000000000'),
    withWord(3, '8'),
    withWord(4, 'fedcba9876543210'),
    `${good} `,
    `${good}\n`,
    `${first}\n`,
  ];
  for (const text of bad) expect(unseal(text)).toBeNull();
});

/** A seal whose checksum fits whatever the words are. */
const forged = (format: string, sequence: string, writer = WRITER): string =>
  `low-five ${format} ${fingerprint(`${Number(format)} ${Number(sequence)} ${writer} {}`)} ${sequence} ${writer}\n{}`;

test('numbers are whole, plain and not too large; the writer is a fingerprint', () => {
  expect(unseal(forged('1', '7'))).not.toBeNull();
  expect(unseal(forged('1', String(2 ** 50 - 1)))).not.toBeNull();
  const bad = ['', '01', '-1', '1.5', '1e3', '0x1', '+1', '1_', 'x1', 'Infinity', 'NaN', String(2 ** 50)];
  for (const word of bad) {
    expect(unseal(forged(word, '7'))).toBeNull();
    expect(unseal(forged('1', word))).toBeNull();
  }
  expect(unseal(forged('1', '7', 'somebody'))).toBeNull();
});

test('a text longer than any of ours is not even read', () => {
  const length = MAX_TEXT - seal({ ...SEALED, body: '' }).length;
  expect(unseal(seal({ ...SEALED, body: ' '.repeat(length) }))).not.toBeNull();
  expect(unseal(seal({ ...SEALED, body: ' '.repeat(length + 1) }))).toBeNull();
});
