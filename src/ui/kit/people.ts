/** Faces, colours and names that people start with, and what to show for a player of either kind. */
import type { Translate } from '@/i18n/translate';
import type { Human, Player } from '@/session/players';
import { PLAYER_FACES } from '../art/faces';
import type { FaceId, PlayerFaceId } from '../art/faces';
import { inks } from '../art/inks';
import { CHARACTERS, characterId } from './characters';

export const PERSON_COLOURS = ['amber', 'sky', 'mint', 'rose', 'lilac', 'orange', 'teal', 'sand'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

/** Short, friendly, nobody's in particular, and good in every language. */
const FIRST_NAMES = ['Robin', 'Kim', 'Toni', 'Sam', 'Lou', 'Jona', 'Mika', 'Alex'] as const;

const isPersonFace = (face: string): face is PlayerFaceId => (PLAYER_FACES as readonly string[]).includes(face);
const isColour = (colour: string): colour is PersonColour => (PERSON_COLOURS as readonly string[]).includes(colour);

export function faceOf(player: Player): FaceId {
  if (player.kind === 'bot') return CHARACTERS[characterId(player.character)].face;
  return isPersonFace(player.face) ? player.face : PLAYER_FACES[0];
}

export function colourOf(player: Player): string | null {
  if (player.kind === 'bot') return null;
  return inks[isColour(player.colour) ? player.colour : PERSON_COLOURS[0]];
}

export function nameOf(t: Translate, player: Player): string {
  return player.kind === 'human' ? player.name : t(`characters.${characterId(player.character)}.name`);
}

/** A person who does not share name, face or colour with those who sit there already, as far as there are enough. */
export function freshPerson(taken: readonly Human[]): Human {
  const free = <T extends string>(all: readonly T[], used: readonly string[]): T =>
    all.find((one) => !used.includes(one)) ?? all[taken.length % all.length]!;
  return {
    kind: 'human',
    name: free(
      FIRST_NAMES,
      taken.map(({ name }) => name),
    ),
    face: free(
      PLAYER_FACES,
      taken.map(({ face }) => face),
    ),
    colour: free(
      PERSON_COLOURS,
      taken.map(({ colour }) => colour),
    ),
  };
}
