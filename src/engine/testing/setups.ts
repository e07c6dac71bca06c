/** Every table at which the laws must hold: all seat counts under both presets, and tables with options drawn at random. */
import type { Setup } from '../core/match';
import { presetOptions } from '../core/options';
import { Rng } from '../core/rng';
import { PRESETS, type Options, type OptionValue, type Rules } from '../core/rules';

interface TableSetup {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

function presetSetups(rules: Rules): readonly TableSetup[] {
  return PRESETS.flatMap((preset) => {
    const options = presetOptions(rules, preset);
    const { min, max } = rules.seatRange(options);
    return Array.from({ length: max - min + 1 }, (_, i) => ({ name: preset, seats: min + i, options }));
  });
}

/** Any offered value for every option: combinations that no preset has must work as well. */
function drawnSetup(rules: Rules, rng: Rng): TableSetup {
  const options: Record<string, OptionValue> = {};
  for (const [key, { values }] of Object.entries(rules.optionSpecs)) options[key] = values[rng.int(values.length)]!;
  const { min, max } = rules.seatRange(options);
  return { name: 'drawn', seats: min + rng.int(max - min + 1), options };
}

/** Every third table has options that no preset has. */
const DRAWN_EVERY = 3;

/** The n-th table of a game in a long run: all presets and seat counts in turn, and between them drawn options. */
export function nthTable(rules: Rules, n: number, seed: string): { readonly name: string; readonly setup: Setup } {
  const drawn = n % DRAWN_EVERY === DRAWN_EVERY - 1;
  const fixed = presetSetups(rules);
  const { name, seats, options } = drawn
    ? drawnSetup(rules, new Rng(`table ${seed}`))
    : fixed[(n - Math.floor(n / DRAWN_EVERY)) % fixed.length]!;
  return { name: `${name} ${seats}`, setup: { game: rules.id, seats, options, seed } };
}
