import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { bot, human, planOf, SOLO } from '../session.testkit';
import { areOptions, isHuman, isPlan, isPlayer, MAX_PLAYERS, MAX_WORD } from './plans';

const ADA = human('Ada');

test('a person has a kind, a safe name, a face and a colour, and nothing else', () => {
  expect(isHuman(ADA)).toBe(true);
  expect(isHuman({ ...ADA, name: 'Zoë 🦊' })).toBe(true);
  expect(isHuman({ ...ADA, face: 'f'.repeat(MAX_WORD) })).toBe(true);
  const bad = [
    null,
    {},
    { ...ADA, kind: 'bot' },
    { ...ADA, name: '' },
    { ...ADA, name: 'a\u202eb' },
    { ...ADA, name: 7 },
    { ...ADA, face: '' },
    { ...ADA, face: 'f'.repeat(MAX_WORD + 1) },
    { ...ADA, colour: 'light red' },
    { ...ADA, more: 1 },
    bot(),
  ];
  for (const raw of bad) expect(isHuman(raw)).toBe(false);
});

test('a player is a person or a character', () => {
  expect(isPlayer(ADA)).toBe(true);
  expect(isPlayer(bot('vera'))).toBe(true);
  const bad = [
    { kind: 'bot' },
    { kind: 'bot', character: '' },
    { kind: 'bot', character: 'v'.repeat(MAX_WORD + 1) },
    { kind: 'human', character: 'vera' },
    { kind: 'bot', character: 'vera', name: 'Vera' },
    'vera',
  ];
  for (const raw of bad) expect(isPlayer(raw)).toBe(false);
});

test.each(GAME_IDS)('%s: all options with offered values, and no others', (game) => {
  const { options } = planOf(game, SOLO[game]);
  expect(areOptions(game, options)).toBe(true);
  for (const key of Object.keys(options)) {
    const { [key]: left, ...rest } = options;
    expect(areOptions(game, rest)).toBe(false);
    expect(areOptions(game, { ...options, [key]: 'nonsense' })).toBe(false);
    for (const value of rulesOf(game).optionSpecs[key]!.values) {
      expect(areOptions(game, { ...options, [key]: value })).toBe(true);
    }
    expect(left).toBeDefined();
  }
  expect(areOptions(game, { ...options, more: 1 })).toBe(false);
  expect(areOptions(game, null)).toBe(false);
});

test.each(GAME_IDS)('%s: as many players as the game seats, no more and no fewer', (game) => {
  const plan = planOf(game, SOLO[game]);
  expect(isPlan(plan)).toBe(true);
  const { min, max } = rulesOf(game).seatRange(plan.options);
  expect(max).toBeLessThanOrEqual(MAX_PLAYERS);
  for (let seats = 0; seats <= MAX_PLAYERS + 1; seats++) {
    const players = Array.from({ length: seats }, () => bot());
    expect(isPlan({ ...plan, players })).toBe(seats >= min && seats <= max);
  }
});

test('a plan is a known game, sound players, a known preset and the options of that game', () => {
  const plan = planOf('ojyks', 'HB');
  const bad = [
    null,
    {},
    { ...plan, more: 1 },
    { ...plan, game: 'poker' },
    { ...plan, game: 'kaktus' },
    { ...plan, game: '__proto__' },
    { ...plan, players: 'HB' },
    { ...plan, players: [ADA, null] },
    { ...plan, preset: 'mine' },
    { ...plan, options: {} },
  ];
  for (const raw of bad) expect(isPlan(raw)).toBe(false);
  expect(isPlan({ ...plan, preset: 'box' })).toBe(true);
});
