/** The computer players: who they are, how strong, and in what temper. Names and faces are texts and drawings elsewhere. */
import type { Temper } from './brain';
import type { Level } from './contract';

export interface Character {
  readonly id: string;
  readonly level: Level;
  readonly temper: Temper;
}

export const CHARACTERS = [
  { id: 'pip', level: 'easy', temper: 'hasty' },
  { id: 'mabel', level: 'easy', temper: 'forgetful' },
  { id: 'otto', level: 'easy', temper: 'cautious' },
  { id: 'juno', level: 'medium', temper: 'hunter' },
  { id: 'finn', level: 'medium', temper: 'bold' },
  { id: 'greta', level: 'medium', temper: 'steady' },
  { id: 'vera', level: 'hard', temper: 'counter' },
  { id: 'rufus', level: 'hard', temper: 'miser' },
  { id: 'ines', level: 'hard', temper: 'patient' },
  { id: 'magnus', level: 'hard', temper: 'master' },
] as const satisfies readonly Character[];

export function characterOf(id: string): Character | null {
  return CHARACTERS.find((character) => character.id === id) ?? null;
}
