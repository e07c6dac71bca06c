/** Saying a text, choosing a language, changing it without showing half of it. */
import { ago, listed } from './ago';
import { chooseLanguage } from './languages';
import { createWordStore } from './store';
import { english, german, pseudoEnglish, texts } from './testkit';
import { translator } from './translate';

const en = translator(english);
const de = translator(german);

test('one and many', () => {
  expect(en('common.points', { n: 1 })).toBe('1 point');
  expect(en('common.points', { n: 0 })).toBe('0 points');
  expect(de('common.points', { n: 1 })).toBe('1 Punkt');
  expect(de('common.points', { n: 12 })).toBe('12 Punkte');
});

test('plurals need nothing from the phone', () => {
  const kept = Intl.PluralRules;
  Object.defineProperty(Intl, 'PluralRules', { value: undefined, configurable: true });
  expect(de('common.points', { n: 2 })).toBe('2 Punkte');
  Object.defineProperty(Intl, 'PluralRules', { value: kept, configurable: true });
});

test('negative numbers carry a true minus', () => {
  expect(en('common.points', { n: -3 })).toBe('−3 points');
  expect(en('common.points', { n: -1 })).toBe('−1 point');
});

test('a name with braces or a dollar is said as it is', () => {
  expect(en('lobby.entry.turn', { name: '$& {n}' })).toBe('$& {n} is next');
});

test('a text that is not loaded says its key', () => {
  expect(translator({})('common.back')).toBe('common.back');
  expect(translator({})('__proto__.x' as 'common.back')).toBe('__proto__.x');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'de-DE'], 'de'],
  [['EN_us'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test('how long ago, in words', () => {
  const minute = 60_000;
  expect(ago(en, 0, minute)).toBe('just now');
  expect(ago(en, 0, 5 * minute)).toBe('5 minutes ago');
  expect(ago(de, 0, 61 * minute)).toBe('vor 1 Stunde');
  expect(ago(de, 0, 25 * 60 * minute)).toBe('gestern');
  expect(ago(en, 0, 72 * 60 * minute)).toBe('3 days ago');
  expect(ago(en, 10, 0)).toBe('just now');
});

test('names in a list', () => {
  expect(listed(en, ['Ann'])).toBe('Ann');
  expect(listed(de, ['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben und Cleo');
});

test('the pseudo language is at least two fifths longer, but for names, and keeps its slots', () => {
  const long = new Map(texts(pseudoEnglish));
  for (const [key, leaf] of texts(english)) {
    if (typeof leaf !== 'string' || /^(games|characters|cards)\..*(title|name|word|letter)$/.test(key)) continue;
    const plain = leaf.replace(/\{\w+\}/g, '');
    expect((long.get(key) as string).length).toBeGreaterThanOrEqual(leaf.length + Math.floor(plain.length * 0.4));
    expect((long.get(key) as string).match(/\{\w+\}/g)).toEqual(leaf.match(/\{\w+\}/g));
  }
});

test('all areas in use change their language in one step', async () => {
  const store = createWordStore();
  const heard: (string | null)[] = [];
  store.subscribe(() => heard.push(`${store.get().language} ${store.get().areas.join(' ')}`));
  await store.speak('en');
  await store.need('rooms');
  expect(store.get().t('settings.title')).toBe('Settings');
  await store.speak('de');
  expect(store.get().t('settings.title')).toBe('Einstellungen');
  expect(store.get().t('common.back')).toBe('Zurück');
  expect(heard).toEqual(['en core', 'en core rooms', 'de core rooms']);
});

test('the last wish wins, however late the words of an earlier one arrive', async () => {
  const late: (() => void)[] = [];
  const store = createWordStore((language) =>
    language === 'en'
      ? new Promise((resolve) => late.push(() => resolve({ common: { back: 'Back' } })))
      : Promise.resolve({ common: { back: 'Zurück' } }),
  );
  const first = store.speak('en');
  await store.speak('de');
  late.forEach((arrive) => arrive());
  await first;
  expect(store.get().t('common.back')).toBe('Zurück');
});
