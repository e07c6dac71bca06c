/** A table plan as a screen hands it in, made sound: clean names, complete options, a number of players that the game takes. */
import { chooseOptions } from '@/engine/core/options';
import { isGameId, rulesOf } from '@/engine/games/registry';
import type { TablePlan } from './home';
import { cleanName } from './names';
import type { Player } from './players';
import { isPlayer } from './save/plans';

export type Planned =
  | { readonly ok: true; readonly plan: TablePlan }
  | { readonly ok: false; readonly why: 'options' | 'players' | 'seats' };

export function soundPlan({ game, players, preset, options }: TablePlan): Planned {
  if (!isGameId(game)) return { ok: false, why: 'options' };
  const rules = rulesOf(game);
  const chosen = chooseOptions(rules, preset, options);
  if (!chosen.ok) return { ok: false, why: 'options' };
  const clean = players.map(cleanPlayer);
  if (!clean.every((player) => player !== null)) return { ok: false, why: 'players' };
  const { min, max } = rules.seatRange(chosen.options);
  if (clean.length < min || clean.length > max) return { ok: false, why: 'seats' };
  return { ok: true, plan: { game, players: clean, preset, options: chosen.options } };
}

function cleanPlayer(player: Player): Player | null {
  const clean =
    player.kind === 'bot'
      ? { kind: 'bot', character: player.character }
      : { kind: 'human', name: cleanName(player.name), face: player.face, colour: player.colour };
  return isPlayer(clean) ? clean : null;
}
