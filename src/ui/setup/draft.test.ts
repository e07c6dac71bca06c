/** A table while it is being set up. */
import { createCatalogue } from '@/session/catalogue';
import { bot, human } from '@/session/session.testkit';
import { freshPerson } from '../kit/people';
import { isChanged, moved, obstacle, withBot, withOption, without, withPerson, withPreset } from './draft';
import { firstTable } from './firstTable';

const catalogue = createCatalogue();
const offer = catalogue.ojyks;
const table = { ...firstTable('ojyks', catalogue, []), players: [human('Ann'), bot('greta'), human('Ben')] };
const namesOf = (plan: typeof table) =>
  plan.players.map((player) => (player.kind === 'human' ? player.name : player.character));

test('known people sit down before anybody is invented', () => {
  const plan = withPerson(table, [human('ann'), human('Cleo')]);
  expect(plan.players.at(-1)).toEqual(human('Cleo'));
  expect(withPerson(table, [human('ANN')]).players.at(-1)).toEqual(freshPerson([human('Ann'), human('Ben')]));
});

test('somebody new shares neither name nor face nor colour with those who sit there', () => {
  let plan: typeof table = { ...table, players: [] };
  for (let i = 0; i < 8; i++) plan = withPerson(plan, []) as typeof table;
  for (const field of ['name', 'face', 'colour'] as const) {
    expect(new Set(plan.players.map((player) => (player.kind === 'human' ? player[field] : ''))).size).toBe(8);
  }
});

test('eight computer players are eight characters', () => {
  let plan = { ...table, players: [] } as typeof table;
  for (let i = 0; i < 8; i++) plan = withBot(plan) as typeof table;
  expect(new Set(plan.players.map((player) => (player.kind === 'bot' ? player.character : ''))).size).toBe(8);
});

test('moving beyond an end changes nothing', () => {
  expect(moved(table, 0, -1)).toBe(table);
  expect(moved(table, 2, 1)).toBe(table);
  expect(moved(table, 2, -1).players.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
});

test('a preset forgets changes; a changed option is one', () => {
  const changed = withOption(table, 'end', 50);
  expect(isChanged(changed, offer)).toBe(true);
  expect(isChanged(withPreset(changed, 'box', offer), offer)).toBe(false);
});

test('what stands in the way of dealing is named, the number of seats first', () => {
  const alone = without(without(table, 2), 1);
  expect(obstacle(alone, [''], offer)).toEqual({ kind: 'tooFew', n: 1 });
  const crowd = { ...table, players: Array.from({ length: 10 }, () => bot()) };
  expect(obstacle(crowd, [], offer)).toEqual({ kind: 'tooMany', n: 2 });
  expect(obstacle(table, ['Ann', '\u200b', 'Ben'], offer)).toEqual({ kind: 'nameMissing' });
  expect(obstacle(table, ['Ann', 'Greta', 'ANN '], offer)).toEqual({ kind: 'namesTwice', name: 'Ann' });
  expect(obstacle(table, namesOf(table), offer)).toBeNull();
});
