import { readLearned, readPeople, readPlans, withPerson, withPlan } from './lists';
import { readSettings } from './readSettings';
import { human, planOf } from './session.testkit';
import { DEFAULT_SETTINGS } from './settings';

test('people: unsound entries fall out one by one, and a name is there once', () => {
  const [ada, bo] = [human('Ada'), human('Bo')];
  expect(readPeople([ada, null, { ...bo, name: '\u202e' }, bo, { ...ada, colour: 'blue' }])).toEqual([ada, bo]);
  for (const raw of [undefined, null, {}, 'Ada']) expect(readPeople(raw)).toEqual([]);
});

test('a person is added or changed under a clean name; nothing is left of an empty one', () => {
  const people = withPerson([], human('  Ada '));
  expect(people).toEqual([human('Ada')]);
  const changed = withPerson([human('Bo'), ...people], { ...human('Ada'), colour: 'blue' });
  expect(changed).toEqual([human('Bo'), { ...human('Ada'), colour: 'blue' }]);
  expect(withPerson(people, human('\u200b'))).toBe(people);
  expect(withPerson(people, { ...human('Cy'), face: 'two words' })).toBe(people);
});

test('forty people at most: the newest stay', () => {
  let people = readPeople([]);
  for (let i = 0; i < 45; i++) people = withPerson(people, human(`P${i}`));
  expect(people).toHaveLength(40);
  expect([people[0]!.name, people[39]!.name]).toEqual(['P5', 'P44']);
  expect(readPeople([...people, human('more')])).toEqual(people);
});

test('plans: one a game, the newest first, unsound ones fall out', () => {
  const [lama, ojyks] = [planOf('lama', 'HBBB'), planOf('ojyks', 'HB')];
  expect(withPlan([lama, ojyks], planOf('ojyks', 'HH'))).toEqual([planOf('ojyks', 'HH'), lama]);
  expect(readPlans([lama, { ...ojyks, players: [] }, ojyks])).toEqual([lama, ojyks]);
  expect(readPlans(null)).toEqual([]);
});

test('learned games: known ones, once each', () => {
  expect(readLearned(['lama', 'poker', 'lama', 'kaktus', 3])).toEqual(['lama', 'kaktus']);
  expect(readLearned({})).toEqual([]);
});

describe('settings', () => {
  test.each([undefined, null, 7, 'x', [], {}])('%j gives the defaults', (raw) => {
    expect(readSettings(raw)).toEqual(DEFAULT_SETTINGS);
  });

  test('every sound field is kept; every other falls back and takes none with it', () => {
    const raw = { pace: 'fast', theme: 'pink', sound: 'yes', haptics: false, volume: 101, handover: 'always', more: 1 };
    expect(readSettings(raw)).toEqual({ ...DEFAULT_SETTINGS, pace: 'fast', haptics: false, handover: 'always' });
    for (const volume of [0, 100]) expect(readSettings({ volume }).volume).toBe(volume);
    for (const volume of [-1, 1.5, '50']) expect(readSettings({ volume }).volume).toBe(DEFAULT_SETTINGS.volume);
  });

  test('only own fields count', () => {
    expect(readSettings(Object.create({ pace: 'fast', volume: 3 }))).toEqual(DEFAULT_SETTINGS);
    expect(readSettings(JSON.parse('{"__proto__":{"pace":"fast"}}'))).toEqual(DEFAULT_SETTINGS);
  });
});
