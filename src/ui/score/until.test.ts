/** Between rounds everybody can read how long the game goes on. */
import { presetOptions } from '@/engine/core/options';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { untilWords } from './until';

const t = translator(english);
const frame = (game: GameId, wishes: object = {}, rounds = 1) =>
  ({
    view: { options: { ...presetOptions(rulesOf(game), 'written'), ...wishes } },
    sheet: { rounds: Array.from({ length: rounds }, () => [1, 2]), totals: [1, 2] },
  }) as unknown as Frame;

test.each(GAME_IDS)('%s says how long it goes on', (game) => {
  expect(untilWords(frame(game), t)).not.toBeNull();
});

test('a game to so many points names them, a game of so many rounds counts them', () => {
  expect(untilWords(frame('lama'), t)).toContain('40 points');
  expect(untilWords(frame('ojyks', { end: 200 }), t)).toContain('200 points');
  expect(untilWords(frame('kaktus', { length: 'to50' }), t)).toContain('50 points');
  expect(untilWords(frame('kaktus', { length: 9 }, 4), t)).toBe('Round 4 of 9.');
  expect(untilWords(frame('no-thanks', { deals: 3 }, 2), t)).toBe('Round 2 of 3.');
});
