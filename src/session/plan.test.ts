import { soundPlan } from './plan';
import { bot, human, planOf } from './session.testkit';

test('names are cleaned, options completed, anything else left out', () => {
  const plan = planOf('ojyks', 'HB');
  const players = [{ ...human('  Ada\u202e '), more: 1 } as ReturnType<typeof human>, bot('vera')];
  expect(soundPlan({ ...plan, players, options: {} })).toEqual({
    ok: true,
    plan: { ...plan, players: [human('Ada'), bot('vera')] },
  });
});

test.each([
  ['an unknown game', { game: 'poker' }, 'options'],
  ['an option the game does not offer', { options: { jokers: 9 } }, 'options'],
  ['a value that is not offered', { options: { columns: 'nonsense' } }, 'options'],
  ['a person without a visible name', { players: [human('\u200b'), bot()] }, 'players'],
  ['a bot without a character', { players: [human('Ada'), bot('')] }, 'players'],
  ['too few players', { players: [human('Ada')] }, 'seats'],
  ['too many players', { players: Array.from({ length: 20 }, () => bot()) }, 'seats'],
])('%s is refused', (_, changes, why) => {
  const plan = { ...planOf('ojyks', 'HB'), ...changes } as ReturnType<typeof planOf>;
  expect(soundPlan(plan)).toEqual({ ok: false, why });
});
