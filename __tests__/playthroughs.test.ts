/** Golden playthroughs: matches of long ago must play out the same today, to the last digest of every view and event. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { digest, goldenTables, playAgain, type Playthrough } from '@/engine/testing/playthrough';

const FOLDER = path.join(__dirname, 'playthroughs');
const TABLES = GAME_IDS.flatMap((id) => goldenTables(rulesOf(id)).map((table) => ({ id, ...table })));
const fileOf = (id: string, seats: number): string => `${id}-${seats}.json`;

test('every game and seat count has a playthrough, and no file is left over (npm run playthroughs)', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(TABLES.map(({ id, seats }) => fileOf(id, seats)).sort());
});

test.each(TABLES)('$id with $seats players plays out as it did', ({ id, seats, presets }) => {
  const rules = rulesOf(id);
  const old = JSON.parse(readFileSync(path.join(FOLDER, fileOf(id, seats)), 'utf8')) as readonly Playthrough[];
  expect(old.map(({ preset }) => preset)).toEqual(presets);
  for (const playthrough of old) {
    expect(playthrough.plies.length).toBeGreaterThan(5);
    expect(playthrough.rev).toBe(rules.rev);
    expect(playAgain(rules, seats, playthrough)).toEqual(playthrough);
  }
});

test('the digest tells texts apart that differ in one place', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `{"card":${i},"up":${i % 2}}`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
  expect(digest('')).toBe(digest(''));
});
