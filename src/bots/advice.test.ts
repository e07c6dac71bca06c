/** Advice: every legal move with its points and a reason that both languages have words for. */
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { given as lamaAt } from '@/engine/games/lama/lama.testkit';
import { lama } from '@/engine/games/lama/rules';
import { RETURN } from '@/engine/games/lama/shape';
import { english, german, texts } from '@/i18n/testkit';
import { BLUNDERS } from './blunders/registry';
import { noThanksAt, ojyksAt, playMatch, questionAt } from './bots.testkit';
import type { Advice, Question } from './contract';
import { BRAINS } from './registry';
import { advise } from './think';

function adviceFor(question: Question): readonly Advice[] {
  const thinking = advise(question);
  while (!thinking.step(500));
  return thinking.answer();
}

const keys = (moves: readonly object[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Alpaca speaks with the words of L.A.M.A. */
const wordsOf = (game: GameId): string => (game === 'alpaca' ? 'lama' : game);

describe.each(GAME_IDS)('advice for %s', (game) => {
  const { questions } = playMatch(game, ['medium', 'easy', 'medium', 'r1'], 'advice', { rounds: 2 });
  const stride = Math.max(1, Math.floor(questions.length / 12));
  const asked = questions.filter((_, i) => i % stride === 0);

  test('names every legal move once, with points and a typed reason, and no blunder first', () => {
    for (const question of asked) {
      const advice = adviceFor(question);
      expect(keys(advice.map(({ move }) => move))).toEqual(keys(question.legal));
      for (const { points, reason, args } of advice) {
        expect(Number.isFinite(points)).toBe(true);
        expect(BRAINS[game].reasons).toContain(reason);
        expect(Object.values(args).every(Number.isFinite)).toBe(true);
      }
      const { judge } = BLUNDERS[game];
      const blunders = advice.map(({ move }) => judge(question.view, move) !== null);
      expect(blunders).toEqual([...blunders].sort());
    }
  });

  test('is the same for the same stream, in any slices', () => {
    const question = asked[asked.length >> 1]!;
    const slow = advise(question);
    while (!slow.step(1));
    expect(slow.answer()).toEqual(adviceFor(question));
  });

  test.each([
    ['English', english],
    ['German', german],
  ])('has words in %s for every reason', (_, language) => {
    const spoken = texts(language).map(([key]) => key);
    const silent = BRAINS[game].reasons.filter(
      // A power has a sentence for each card that has one.
      (reason) => !spoken.some((key) => new RegExp(`^play\\.${wordsOf(game)}\\.hint\\.${reason}[A-Z]?`).test(key)),
    );
    expect(silent).toEqual([]);
  });
});

describe('the reason', () => {
  const reasonsOf = (game: GameId, at: unknown): ReadonlyMap<string, string> =>
    new Map(adviceFor(questionAt(game, at, 'hard')).map(({ move, reason }) => [JSON.stringify(move), reason]));

  test('L.A.M.A.: what a card frees, a twin, quitting, drawing, tokens', () => {
    const turn = reasonsOf(
      'lama',
      lamaAt(lama, {
        hands: [
          [3, 4, 4, 6],
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        discard: [3],
        tokens: [[1, 0]],
      }),
    );
    expect(turn.get('{"type":"play","card":3}')).toBe('frees');
    expect(turn.get('{"type":"play","card":4}')).toBe('duplicate');
    expect(turn.get('{"type":"quit"}')).toBe('quitNow');
    expect(turn.get('{"type":"draw"}')).toBe('drawMore');
    expect(turn.get('{"type":"exchange","give":"black"}')).toBe('exchange');
    const at = lamaAt(lama, { hands: [[], [1, 2], [1, 2], [1, 2]], tokens: [[1, 3]] });
    at.open.phase = RETURN;
    expect(reasonsOf('lama', at).get('{"type":"return","token":"black"}')).toBe('returnMost');
  });

  test('No Thanks!: own runs, chips, dear cards, an empty purse', () => {
    const own = reasonsOf('no-thanks', noThanksAt({ offer: 21, taken: [[20], [], []] }));
    expect([...own.values()].sort()).toEqual(['extendsRun', 'milk']);
    const dear = reasonsOf('no-thanks', noThanksAt({ offer: 30, pot: 9 }));
    expect([...dear.values()].sort()).toEqual(['tooDear', 'worthChips']);
    const broke = reasonsOf('no-thanks', noThanksAt({ offer: 30, chips: [0, 16, 17] }));
    expect([...broke.values()]).toEqual(['noChips']);
  });

  test('ojyks: columns, closing, looking first', () => {
    const other = '5 6? 7? 8?  2? 3 4? 5?  1? 2? 3? 4?';
    const column = ojyksAt({
      grids: ['9 6? 7? 8?  9 3 4? 5?  1? 2? 3? 4?', other],
      discard: 9,
      options: { reveal: true },
    });
    const turn = reasonsOf('ojyks', column);
    expect(turn.get('{"type":"take","slot":8}')).toBe('clears');
    expect(turn.get('{"type":"take","slot":1}')).toBe('saves');
    expect(turn.get('{"type":"draw"}')).toBe('lookFirst');
    expect(turn.get('{"type":"reveal","slot":1}')).toBe('turnUp');
    const last = ojyksAt({ grids: ['9 6 7 8  9 3 4 5  1 2 3 4?', other], options: { reveal: true } });
    expect(reasonsOf('ojyks', last).get('{"type":"reveal","slot":11}')).toBe('closes');
  });
});
