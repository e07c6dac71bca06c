/** From a preset and some wishes to a complete, checked set. */
import { GAMES, GAME_IDS } from '../games/registry';
import { chooseOptions, presetOptions } from './options';
import { PRESETS, type Rules } from './rules';

const rules: Rules = GAMES['no-thanks'];

test('a preset is complete', () => {
  expect(presetOptions(rules, 'written')).toEqual({ removed: 5, chips: 'hidden', deals: 1 });
  expect(presetOptions(rules, 'box')).toEqual({ removed: 9, chips: 'hidden', deals: 1 });
});

test.each(GAME_IDS)('%s: both presets choose only what is offered, and no value is offered twice', (id) => {
  for (const preset of PRESETS) {
    const options = presetOptions(GAMES[id], preset);
    expect(chooseOptions(GAMES[id], preset, options)).toEqual({ ok: true, options });
    expect(Object.keys(options)).toEqual(Object.keys(GAMES[id].optionSpecs));
  }
  for (const { values } of Object.values(GAMES[id].optionSpecs)) expect(new Set(values).size).toBe(values.length);
});

test('wishes lie over a preset', () => {
  expect(chooseOptions(rules, 'box', {})).toEqual({ ok: true, options: presetOptions(rules, 'box') });
  expect(chooseOptions(rules, 'box', { deals: 3, removed: 5 })).toEqual({
    ok: true,
    options: { removed: 5, chips: 'hidden', deals: 3 },
  });
});

test.each(['zeros', 'toString', '__proto__', ''])('the unknown key "%s" is named', (key) => {
  const wishes = JSON.parse(`{"${key}":1}`) as Record<string, unknown>;
  expect(chooseOptions(rules, 'written', wishes)).toEqual({ ok: false, key, allowed: [] });
});

test.each([['5'], [7], [NaN], [null], [undefined], [true], [[5]]])('the value %p is not offered', (removed) => {
  expect(chooseOptions(rules, 'written', { removed })).toEqual({ ok: false, key: 'removed', allowed: [5, 9] });
});

test('false is a value like any other', () => {
  const chosen = chooseOptions(GAMES.ojyks, 'written', { reveal: false });
  expect(chosen).toMatchObject({ ok: true, options: { reveal: false } });
});
