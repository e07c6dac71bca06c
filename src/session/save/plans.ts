/** Checks of players, options and table plans that come from the disk or from a screen. */
import { PRESETS, type OptionValue } from '@/engine/core/rules';
import { isGameId, rulesOf, type GameId } from '@/engine/games/registry';
import type { TablePlan } from '../home';
import { isSafeName } from '../names';
import type { Human, Player } from '../players';
import { hasExactly, isListOf, isOneOf, isWord } from './parse';

export const MAX_WORD = 40;
/** No game of the house seats more. */
export const MAX_PLAYERS = 8;

export function isHuman(raw: unknown): raw is Human {
  return (
    hasExactly(raw, ['kind', 'name', 'face', 'colour']) &&
    raw.kind === 'human' &&
    isSafeName(raw.name) &&
    isWord(raw.face, MAX_WORD) &&
    isWord(raw.colour, MAX_WORD)
  );
}

export function isPlayer(raw: unknown): raw is Player {
  if (isHuman(raw)) return true;
  return hasExactly(raw, ['kind', 'character']) && raw.kind === 'bot' && isWord(raw.character, MAX_WORD);
}

/** Every option of the game with a value that it offers, and no other. */
export function areOptions(game: GameId, raw: unknown): boolean {
  const specs = rulesOf(game).optionSpecs;
  const keys = Object.keys(specs);
  return hasExactly(raw, keys) && keys.every((key) => isOneOf(raw[key], specs[key]!.values as readonly OptionValue[]));
}

/** A plan whose game, players, options and number of seats go together. */
export function isPlan(raw: unknown): raw is TablePlan {
  if (!hasExactly(raw, ['game', 'players', 'preset', 'options'])) return false;
  const { game, players, preset, options } = raw;
  if (!isGameId(game) || !isListOf(players, MAX_PLAYERS, isPlayer) || !isOneOf(preset, PRESETS)) return false;
  if (!areOptions(game, options)) return false;
  const { min, max } = rulesOf(game).seatRange(options as TablePlan['options']);
  return players.length >= min && players.length <= max;
}
