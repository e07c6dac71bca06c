/** Rule options: from a preset and some wishes to a complete, checked set. */
import type { Options, OptionValue, Preset, Rules } from './rules';

export type OptionsResult =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly key: string; readonly allowed: readonly OptionValue[] };

export function presetOptions(rules: Rules, preset: Preset): Options {
  const options: Record<string, OptionValue> = {};
  for (const key of Object.keys(rules.optionSpecs)) {
    options[key] = rules.optionSpecs[key]![preset];
  }
  return options;
}

/** Lays wishes over a preset; an unknown key or a value that is not offered is named, never guessed. */
export function chooseOptions(rules: Rules, preset: Preset, wishes: Readonly<Record<string, unknown>>): OptionsResult {
  const options: Record<string, OptionValue> = { ...presetOptions(rules, preset) };
  for (const key of Object.keys(wishes)) {
    const spec = Object.hasOwn(rules.optionSpecs, key) ? rules.optionSpecs[key]! : null;
    if (spec === null) return { ok: false, key, allowed: [] };
    const value = spec.values.find((offered) => offered === wishes[key]);
    if (value === undefined) return { ok: false, key, allowed: spec.values };
    options[key] = value;
  }
  return { ok: true, options };
}
