/** R0 and R1 are frozen: measurements stand on them, so whole games of theirs are held to the move. */
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { playMatch } from './bots.testkit';

/** Folds a record into a few digits. */
function digest(log: readonly object[]): string {
  let sum = 0x811c9dc5;
  for (const char of JSON.stringify(log)) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

const games = (game: GameId, bot: string): readonly string[] =>
  [3, 4, 5].map((seats) => digest(playMatch(game, Array<string>(seats).fill(bot), `frozen ${seats}`).log));

/** Games of three, four and five seats. If one of these changes, every strength ever measured is void: mend the bot, not the figure. */
const FROZEN: Readonly<Record<GameId, { readonly r0: readonly string[]; readonly r1: readonly string[] }>> = {
  lama: { r0: ['8f0652d3', '0dae9adf', '18b39228'], r1: ['dd1c8000', '211a9a7a', 'ead58035'] },
  alpaca: { r0: ['8f0652d3', '0dae9adf', '18b39228'], r1: ['dd1c8000', '211a9a7a', 'ead58035'] },
  'no-thanks': { r0: ['19a4a333', '8354280c', '2b792376'], r1: ['e136c839', 'f18e2efc', 'b3e2a14f'] },
  ojyks: { r0: ['cd7a421c', '37754df3', '37319ba0'], r1: ['b72e5ad3', 'bd8f174d', 'a4cf1d03'] },
  kaktus: { r0: ['9593829e', '5a07a486', '8d9ba430'], r1: ['5e0159ec', 'b21fa3c2', '1608b9eb'] },
};

describe.each(GAME_IDS)('%s', (game) => {
  test('R0, random, plays the games it always played', () => {
    expect(games(game, 'r0')).toEqual(FROZEN[game].r0);
  });

  test('R1, the simple sound rule, plays the games it always played', () => {
    expect(games(game, 'r1')).toEqual(FROZEN[game].r1);
  });
});

test('random is another word for R0', () => {
  expect(games('lama', 'random')).toEqual(FROZEN.lama.r0);
});
