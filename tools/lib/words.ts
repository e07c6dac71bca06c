/** The words after a bench or a check: read once, answered in one line when they are wrong. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { GAME_IDS, type GameId } from '@/engine/games/registry';

type Options = NonNullable<ParseArgsConfig['options']>;
type Config<O extends Options> = {
  readonly options: O & { readonly json: typeof FLAG; readonly help: typeof FLAG };
};
type Values<O extends Options> = ReturnType<typeof parseArgs<Config<O>>>['values'];

const FLAG = { type: 'boolean', default: false } as const;

/** A word with a default. */
export const word = <const D extends string>(preset: D) => ({ type: 'string', default: preset }) as const;

/** Every one of a list of words, each of which must be known. */
export function someOf<T extends string>(name: string, text: string, known: readonly T[]): readonly T[] {
  const words = text.split(',');
  if (!words.every((one) => (known as readonly string[]).includes(one)))
    throw new Error(`--${name} is some of ${known.join(',')}`);
  return known.filter((one) => words.includes(one));
}

export const gamesOf = (text: string): readonly GameId[] => someOf('games', text, GAME_IDS);

export function wholeOf(name: string, text: string, least = 1): number {
  const count = Number(text);
  if (text.trim() === '' || !Number.isInteger(count) || count < least)
    throw new Error(`--${name} is a whole number from ${least}`);
  return count;
}

/** `--help` prints the help and ends well; a word nobody knows, or one that `read` refuses, ends with 2. */
export function readWords<const O extends Options, R>(
  name: string,
  help: string,
  options: O,
  read: (values: Values<O>) => R,
): R {
  try {
    const { values } = parseArgs<Config<O>>({ options: { ...options, json: FLAG, help: FLAG } });
    if ((values as { help: boolean }).help) {
      process.stdout.write(`${help}\n`);
      process.exit(0);
    }
    return read(values);
  } catch (error) {
    process.stderr.write(`${name}: ${(error as Error).message.split('\n')[0]}; ${help}\n`);
    return process.exit(2);
  }
}
