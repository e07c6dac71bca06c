import { cleanName, isSafeName, MAX_NAME } from './names';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Ada', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['Ada\t\n Lovelace', 'Ada Lovelace'],
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['李小龍', '李小龍'],
  ['محمد', 'محمد'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ノ\u3000ム', 'ノ ム'],
  ['🦊', '🦊'],
  [FAMILY, FAMILY],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['🇩🇪', '🇩🇪'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['A\u0000d\u007fa', 'Ada'],
  ['A\u200bd\ufeffa', 'Ada'],
  ['A\u200dda', 'Ada'],
  ['A\u200cda', 'Ada'],
  ['\ud800Ada\udc00', 'Ada'],
  ['\u2066Ada\u2069', 'Ada'],
  ['Ada\u{e0041}', 'Ada'],
  ['\ufe0fAda', 'Ada'],
  ['\u3164Ada', 'Ada'],
  ['Ada\uffff', 'Ada'],
  ['Ada\u200d', 'Ada'],
])('%j becomes %j', (raw, name) => {
  expect(cleanName(raw)).toBe(name);
  expect(isSafeName(name)).toBe(true);
});

test.each(['', ' ', '\u200b', '\u202e\u202c', '\u3000\u00a0', '\u3164', '\ud800', '\u2800'])(
  '%j leaves nothing to see',
  (raw) => {
    expect(cleanName(raw)).toBeNull();
    expect(isSafeName(raw)).toBe(false);
  },
);

test('twenty visible characters, however many letters each of them takes', () => {
  expect(cleanName('a'.repeat(30))).toBe('a'.repeat(MAX_NAME));
  expect(cleanName(FAMILY.repeat(25))).toBe(FAMILY.repeat(MAX_NAME));
  expect(cleanName('éàüöñ'.normalize('NFD').repeat(5))).toBe('éàüöñ'.repeat(4));
  expect(cleanName(`${'a'.repeat(19)} b`)).toBe('a'.repeat(19));
});

test('a character that is one long heap of marks does not fill the memory', () => {
  const heap = `a${'\u0301'.repeat(5_000)}`;
  expect((cleanName(`b${heap}`) ?? '').length).toBeLessThanOrEqual(240);
  expect(isSafeName(heap)).toBe(false);
});

test('a phone that cannot count characters counts code points', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(cleanName('🦊'.repeat(30))).toBe('🦊'.repeat(MAX_NAME));
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test.each([7, null, undefined, [], 'A  da', ' Ada', 'Ada ', 'A\tda', 'a\u202eb', 'a'.repeat(241)])(
  'a stored name %j is not one of ours',
  (raw) => {
    expect(isSafeName(raw)).toBe(false);
  },
);

test('whatever is typed, what comes out is safe and does not change again', () => {
  const alphabet = [
    'a',
    ' ',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '🦊',
    '\u202e',
    'é',
    '\u0301',
    '\u{e0062}',
    '🏴',
    '\u3164',
    '\n',
  ];
  let state = 7;
  for (let i = 0; i < 3_000; i++) {
    let raw = '';
    for (let n = 0; n < 12; n++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      raw += alphabet[state % alphabet.length]!;
    }
    const name = cleanName(raw);
    if (name === null) continue;
    expect(isSafeName(name)).toBe(true);
    expect(cleanName(name)).toBe(name);
  }
});
