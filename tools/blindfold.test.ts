/** The blindfold test in small: what a seat cannot see is dealt anew, and its bot moves as before. */
import { LEVELS } from '@/bots/contract';
import { GAME_IDS } from '@/engine/games/registry';
import { blindfold } from './lib/blindfold';

describe.each(GAME_IDS)('%s', (game) => {
  test.each(LEVELS)('%s makes the identical move in 60 of 60 decisions', (level) => {
    const { same, redealt, decisions, blunders } = blindfold(game, level, 60, 'small');
    expect({ same, decisions }).toEqual({ same: 60, decisions: 60 });
    // The very last cards of a round may leave nothing to deal anew.
    expect(redealt).toBeGreaterThanOrEqual(55);
    const visible = Object.values(blunders).reduce((sum, count) => sum + count, 0);
    expect(visible).toBeLessThanOrEqual(level === 'easy' ? 12 : 0);
  });
});

test('tells how far it has come', () => {
  const told: number[] = [];
  blindfold('lama', 'medium', 3, 'small', (done) => told.push(done));
  expect(told).toEqual([1, 2, 3]);
});
