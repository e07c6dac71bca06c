/** Reads the words of a `sim` call: a whole plan, or one line that says what is allowed. */
import { parseArgs } from 'node:util';

import { chooseOptions, presetOptions } from '@/engine/core/options';
import { PRESETS, type Options, type OptionValue, type Preset } from '@/engine/core/rules';
import { GAME_IDS, isGameId, rulesOf, type GameId } from '@/engine/games/registry';
import { isSeatWord, seatWords } from './players';

export interface SimPlan {
  readonly game: GameId;
  readonly preset: Preset;
  readonly options: Options;
  readonly words: readonly string[];
  /** One per game. */
  readonly seeds: readonly string[];
  readonly trace: boolean;
  readonly json: boolean;
}

/** What the caller got wrong, in one line. */
export class BadWords extends Error {}

const WORDS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  preset: { type: 'string', default: 'written' },
  options: { type: 'string', default: '{}' },
  trace: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export function readWords(args: readonly string[]): SimPlan | 'help' {
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options: WORDS, strict: true }));
  } catch (error) {
    throw new BadWords(
      `${(error as Error).message.split(/[.\n]/)[0]}; the words are --${Object.keys(WORDS).join(', --')}`,
    );
  }
  if (values.help) return 'help';
  const { game } = values;
  if (!isGameId(game)) throw new BadWords(`--game must be one of ${GAME_IDS.join(', ')}`);
  const preset = PRESETS.find((word) => word === values.preset);
  if (preset === undefined) throw new BadWords(`--preset must be one of ${PRESETS.join(', ')}`);
  const options = readOptions(game, preset, values.options);
  const words = readSeats(game, options, values.seats);
  if (!/^[1-9]\d{0,8}$/.test(values.games)) throw new BadWords('--games must be a whole number from 1');
  return {
    game,
    preset,
    options,
    words,
    seeds: seedsOf(values.seed, Number(values.games)),
    trace: values.trace,
    json: values.json,
  };
}

/** Game k has the seed `<seed>:<k>`; a seed that already ends so is one game's, and comes back as it is. */
function seedsOf(seed: string, games: number): readonly string[] {
  if (games === 1 && /:\d+$/.test(seed)) return [seed];
  return Array.from({ length: games }, (_, k) => `${seed}:${k}`);
}

const listed = (values: readonly OptionValue[]): string => values.map((value) => JSON.stringify(value)).join(', ');

function readOptions(game: GameId, preset: Preset, text: string): Options {
  let wishes: unknown;
  try {
    wishes = JSON.parse(text);
  } catch {
    wishes = null;
  }
  const keys = Object.keys(rulesOf(game).optionSpecs).join(', ');
  if (typeof wishes !== 'object' || wishes === null || Array.isArray(wishes)) {
    throw new BadWords(`--options must be a JSON object; the keys of ${game} are ${keys}`);
  }
  const chosen = chooseOptions(rulesOf(game), preset, wishes as Readonly<Record<string, unknown>>);
  if (chosen.ok) return chosen.options;
  if (chosen.allowed.length === 0) throw new BadWords(`${game} has no option "${chosen.key}"; its keys are ${keys}`);
  throw new BadWords(`the option "${chosen.key}" of ${game} must be one of ${listed(chosen.allowed)}`);
}

/** A comma parts the seats; a program's own comma is written `\,`. */
function readSeats(game: GameId, options: Options, text: string | undefined): readonly string[] {
  const { min, max } = rulesOf(game).seatRange(options);
  const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const offer = `${seatWords(game).join(', ')} or exec:<command>`;
  if (text === undefined) throw new BadWords(`--seats must name ${range} seats for ${game}: ${offer}`);
  const words = text.split(/(?<!\\),/).map((word) => word.replaceAll('\\,', ',').trim());
  const stranger = words.find((word) => !isSeatWord(game, word));
  if (stranger !== undefined) throw new BadWords(`"${stranger}" cannot sit at ${game}; --seats takes ${offer}`);
  if (words.length < min || words.length > max) {
    const box = rulesOf(game).seatRange(presetOptions(rulesOf(game), 'box'));
    const hint = box.min < min || box.max > max ? ` (with --preset box ${box.min} to ${box.max})` : '';
    throw new BadWords(`${game} takes ${range} seats under these options${hint}, not ${words.length}`);
  }
  return words;
}

export function helpText(): string {
  const lines = [
    'npm run --silent sim -- --game <id> --seats <word,…> [--games 1] [--seed 1] [--preset written|box]',
    "                        [--options '{…}'] [--trace] [--json]",
    '',
    'Plays games headless on the real engine.',
    '  --seats    one word a seat: a bot (see below) or exec:<command>, any program that answers a JSON line',
    '             {"seat","view","legal"} with {"choose":<index>} within 5 s; write a comma inside a command as \\,',
    '  --seed     any text; game k of a run has the seed <seed>:<k>, and such a seed plays exactly that game again',
    '  --trace    one JSON line per deal, decision, round and end, in place of the summary; the same call prints the same bytes',
    '  --json     the summary as one JSON object on the last line (its times differ from run to run, nothing else does)',
    '',
    'Games, seats, bots and options (as written / Box rules):',
  ];
  for (const id of GAME_IDS) {
    const rules = rulesOf(id);
    const ranges = PRESETS.map((preset) => rules.seatRange(presetOptions(rules, preset)));
    const seats = ranges.map(({ min, max }) => (min === max ? String(min) : `${min}–${max}`)).join(' / ');
    lines.push(`  ${id}: seats ${seats}; bots ${seatWords(id).join(', ')}`);
    for (const [key, spec] of Object.entries(rules.optionSpecs)) {
      lines.push(
        `      "${key}": ${listed(spec.values)} (${JSON.stringify(spec.written)} / ${JSON.stringify(spec.box)})`,
      );
    }
  }
  return lines.join('\n');
}
