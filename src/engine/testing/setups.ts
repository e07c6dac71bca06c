/** Every table at which the laws must hold: all seat counts under both presets, and tables with options drawn at random. */
import { presetOptions } from '../core/options';
import type { Rng } from '../core/rng';
import { PRESETS, type Options, type OptionValue, type Rules } from '../core/rules';

export interface TableSetup {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

export function presetSetups(rules: Rules): readonly TableSetup[] {
  return PRESETS.flatMap((preset) => {
    const options = presetOptions(rules, preset);
    const { min, max } = rules.seatRange(options);
    return Array.from({ length: max - min + 1 }, (_, i) => ({ name: preset, seats: min + i, options }));
  });
}

/** Any offered value for every option: combinations that no preset has must work as well. */
export function drawnSetup(rules: Rules, rng: Rng): TableSetup {
  const options: Record<string, OptionValue> = {};
  for (const [key, { values }] of Object.entries(rules.optionSpecs)) options[key] = values[rng.int(values.length)]!;
  const { min, max } = rules.seatRange(options);
  return { name: 'drawn', seats: min + rng.int(max - min + 1), options };
}
