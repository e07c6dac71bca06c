/** What the app shows without loading games and bots is what games and bots say. */
import { CHARACTERS as BOTS } from '@/bots/characters';
import { GAME_IDS } from '@/engine/games/registry';
import { createCatalogue } from '@/session/catalogue';
import { firstTable } from '../setup/firstTable';
import { hasOnePreset, obstacle } from '../setup/draft';
import { english, texts } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import { CHARACTERS, characterId } from './characters';
import { isShelfGame, SHELF, SHELF_ORDER } from './games';
import { nameOf } from './people';

const catalogue = createCatalogue();
const t = translator(english);

test('every game stands on the shelf, in the order of the house', () => {
  expect(SHELF_ORDER).toEqual(GAME_IDS);
  for (const word of ['constructor', '__proto__', '', 7, null]) expect(isShelfGame(word)).toBe(false);
});

describe.each(GAME_IDS)('%s', (game) => {
  const offer = catalogue[game];

  test('the tile promises the seats of the house rules', () => {
    const { min, max } = offer.seats(offer.preset('written'));
    expect(SHELF[game].seats).toEqual([min, max]);
  });

  test('the first table can be dealt at once', () => {
    const plan = firstTable(game, catalogue, []);
    const names = plan.players.map((player) => nameOf(t, player));
    expect(obstacle(plan, names, offer)).toBeNull();
    expect(plan.players.filter(({ kind }) => kind === 'human')).toHaveLength(1);
  });

  test('every option and every value of it has words', () => {
    const wanted = Object.entries(offer.specs).flatMap(([key, { values }]) => [
      `options.${game}.${key}.label`,
      `options.${game}.${key}.why`,
      ...values.map((value) => `options.${game}.${key}.values.${value}`),
    ]);
    const said = texts(english)
      .map(([key]) => key)
      .filter((key) => key.startsWith(`options.${game}.`));
    expect(said.sort()).toEqual(wanted.sort());
  });

  test('two rule sets are offered only where they differ', () => {
    const same = JSON.stringify(offer.preset('written')) === JSON.stringify(offer.preset('box'));
    expect(hasOnePreset(offer)).toBe(same);
  });
});

test('every computer player has a face of its own and the level it plays at', () => {
  expect(Object.entries(CHARACTERS).map(([id, { level }]) => [id, level])).toEqual(
    BOTS.map(({ id, level }) => [id, level]),
  );
  const faces = Object.values(CHARACTERS).map(({ face }) => face);
  expect(new Set(faces).size).toBe(faces.length);
});

test('a character from another version still has somebody to sit there', () => {
  expect(characterId('toString')).toBe('greta');
});
