/** The computer players as the app shows them: face and level by id. A test keeps it in step with the bots. */
import type { BotFaceId } from '../art/faces';

export const LEVEL_ORDER = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof LEVEL_ORDER)[number];

export const CHARACTERS = {
  pip: { face: 'goose', level: 'easy' },
  mabel: { face: 'teapot', level: 'easy' },
  otto: { face: 'snail', level: 'easy' },
  juno: { face: 'cat', level: 'medium' },
  finn: { face: 'fox', level: 'medium' },
  greta: { face: 'moka', level: 'medium' },
  vera: { face: 'owl', level: 'hard' },
  rufus: { face: 'hedgehog', level: 'hard' },
  ines: { face: 'frog', level: 'hard' },
  magnus: { face: 'mushroom', level: 'hard' },
} as const satisfies Readonly<Record<string, { readonly face: BotFaceId; readonly level: BotLevel }>>;

export type CharacterId = keyof typeof CHARACTERS;
export const CHARACTER_IDS = Object.keys(CHARACTERS) as readonly CharacterId[];

/** An id from an old save may be unknown: somebody still has to sit there. */
export function characterId(id: string): CharacterId {
  return Object.hasOwn(CHARACTERS, id) ? (id as CharacterId) : 'greta';
}
