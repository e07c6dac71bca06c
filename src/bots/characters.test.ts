/** The computer players: nine or more of them, and each plays unlike its plain level somewhere. */
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { decide, playMatch } from './bots.testkit';
import { TEMPERS } from './brain';
import { CHARACTERS, characterOf, type Character } from './characters';
import { LEVELS } from './contract';
import { BRAINS } from './registry';

const PEOPLE: readonly Character[] = CHARACTERS;

/** Is there a recorded view in which the character moves otherwise than its level does with the same stream? */
function differs(game: GameId, { id, level }: Character): boolean {
  for (let match = 0; match < 12; match++) {
    const { questions } = playMatch(game, Array<string>(4).fill('medium'), `recorded ${match}`, { rounds: 2 });
    for (const question of questions) {
      const plain = decide({ ...question, bot: level });
      if (JSON.stringify(decide({ ...question, bot: id })) !== JSON.stringify(plain)) return true;
    }
  }
  return false;
}

describe('the characters', () => {
  test('are at least nine, of all levels, no two of one temper', () => {
    expect(PEOPLE.length).toBeGreaterThanOrEqual(9);
    for (const level of LEVELS) expect(PEOPLE.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(3);
    expect(PEOPLE.map(({ temper }) => temper).sort()).toEqual([...TEMPERS].sort());
  });

  test('are found by their ids, and nobody else is', () => {
    for (const one of PEOPLE) expect(characterOf(one.id)).toBe(one);
    expect(characterOf('nobody')).toBeNull();
  });

  test.each(GAME_IDS)('have tempers of their own at %s', (game) => {
    const { tempers } = BRAINS[game];
    const told = Object.values(tempers).map((dials) => JSON.stringify(dials));
    const plain = told.filter((dials) => dials === '{}').length;
    expect(new Set(told).size).toBe(told.length - Math.max(0, plain - 1));
  });

  test.each(PEOPLE)('$id really plays $temper: unlike plain $level in some view of two games', (one) => {
    expect(['lama', 'no-thanks'].filter((game) => differs(game as GameId, one))).toEqual(['lama', 'no-thanks']);
  });

  test.each(['ojyks', 'kaktus'] as const)(
    'beginners and middling players do so at %s too, where their temper says so',
    (game) => {
      const told = PEOPLE.filter(
        ({ level, temper }) => level !== 'hard' && Object.keys(BRAINS[game].tempers[temper]).length > 0,
      );
      expect(told.length).toBeGreaterThanOrEqual(5);
      expect(told.filter((one) => !differs(game, one)).map(({ id }) => id)).toEqual([]);
    },
  );
});
