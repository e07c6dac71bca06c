/** The registry: which words are games, and that a game goes by the name it is filed under. */
import { GAME_IDS, GAMES, isGameId, rulesOf } from './registry';

test('ids are words for addresses and files', () => {
  expect(GAME_IDS.length).toBeGreaterThanOrEqual(5);
  for (const id of GAME_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(GAME_IDS)('%s goes by its own id', (id) => {
  expect(rulesOf(id)).toBe(GAMES[id]);
  expect(rulesOf(id).id).toBe(id);
  expect(isGameId(id)).toBe(true);
});

test.each(['', 'Lama', 'uno', '__proto__', 'constructor', 'toString', 0, null, undefined, ['lama'], {}])(
  '%p is no game',
  (word) => {
    expect(isGameId(word)).toBe(false);
  },
);
