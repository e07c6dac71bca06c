/** The table that a game starts with when nobody has set one up: one person, and enough company of mixed strength. */
import type { GameId } from '@/engine/games/registry';
import type { Catalogue } from '@/session/catalogue';
import type { TablePlan } from '@/session/home';
import type { Bot, Human, Player } from '@/session/players';
import { CHARACTER_IDS } from '../kit/characters';
import type { CharacterId } from '../kit/characters';
import { SHELF } from '../kit/games';
import { freshPerson } from '../kit/people';

/** Friendly company first; the grandmaster waits until somebody asks for him. */
const COMPANY: readonly CharacterId[] = ['greta', 'pip', 'finn', 'mabel', 'juno', 'otto', 'ines', 'vera', 'rufus'];

/** A computer player who does not sit there yet, as far as there are enough. */
export function freshBot(players: readonly Player[]): Bot {
  const taken = players.flatMap((player) => (player.kind === 'bot' ? [player.character] : []));
  const character = [...COMPANY, ...CHARACTER_IDS].find((id) => !taken.includes(id)) ?? COMPANY[0]!;
  return { kind: 'bot', character };
}

export function firstTable(game: GameId, catalogue: Catalogue, people: readonly Human[]): TablePlan {
  const players: Player[] = [people[0] ?? freshPerson([])];
  while (players.length < SHELF[game].first) players.push(freshBot(players));
  return { game, players, preset: 'written', options: catalogue[game].preset('written') };
}
