/** A table while it is being set up: small pure changes, and what still stands in the way of dealing. */
import type { OptionValue, Preset } from '@/engine/core/rules';
import type { GameOffer } from '@/session/catalogue';
import type { TablePlan } from '@/session/home';
import { cleanName } from '@/session/names';
import type { Human, Player } from '@/session/players';
import { freshPerson } from '../kit/people';
import { freshBot } from './firstTable';

/** Known people first; then somebody new who shares nothing with those who sit there. */
export function withPerson(plan: TablePlan, known: readonly Human[]): TablePlan {
  const seated = plan.players.filter((player) => player.kind === 'human');
  const waiting = known.find(({ name }) => !seated.some((human) => sameName(human.name, name)));
  return { ...plan, players: [...plan.players, waiting ?? freshPerson(seated)] };
}

export function withBot(plan: TablePlan): TablePlan {
  return { ...plan, players: [...plan.players, freshBot(plan.players)] };
}

export function without(plan: TablePlan, seat: number): TablePlan {
  return { ...plan, players: plan.players.filter((_, other) => other !== seat) };
}

export function withPlayer(plan: TablePlan, seat: number, player: Player): TablePlan {
  return { ...plan, players: plan.players.map((other, i) => (i === seat ? player : other)) };
}

/** The player moves one seat; at an end nothing changes. */
export function moved(plan: TablePlan, seat: number, by: 1 | -1): TablePlan {
  const players = [...plan.players];
  const here = players[seat];
  const there = players[seat + by];
  if (here === undefined || there === undefined) return plan;
  players[seat] = there;
  players[seat + by] = here;
  return { ...plan, players };
}

export function withPreset(plan: TablePlan, preset: Preset, offer: GameOffer): TablePlan {
  return { ...plan, preset, options: offer.preset(preset) };
}

export function withOption(plan: TablePlan, key: string, value: OptionValue): TablePlan {
  return { ...plan, options: { ...plan.options, [key]: value } };
}

export function isChanged({ preset, options }: TablePlan, offer: GameOffer): boolean {
  const untouched = offer.preset(preset);
  return Object.keys(untouched).some((key) => untouched[key] !== options[key]);
}

/** Whether both presets come to the same. */
export function hasOnePreset(offer: GameOffer): boolean {
  return Object.values(offer.specs).every(({ written, box }) => written === box);
}

export type Obstacle =
  | { readonly kind: 'tooFew' | 'tooMany'; readonly n: number }
  | { readonly kind: 'nameMissing' }
  | { readonly kind: 'namesTwice'; readonly name: string };

const sameName = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** What has to change before the cards can be dealt; null when nothing has. `names`: of all players, as they are shown. */
export function obstacle({ players, options }: TablePlan, names: readonly string[], offer: GameOffer): Obstacle | null {
  const { min, max } = offer.seats(options);
  if (players.length < min) return { kind: 'tooFew', n: min - players.length };
  if (players.length > max) return { kind: 'tooMany', n: players.length - max };
  const clean = names.map(cleanName);
  if (clean.some((name) => name === null)) return { kind: 'nameMissing' };
  const twice = clean.find((name, i) => clean.some((other, j) => j > i && sameName(other!, name!)));
  return twice == null ? null : { kind: 'namesTwice', name: twice };
}
