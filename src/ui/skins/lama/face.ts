/** The cards of L.A.M.A. and Alpaca: 1 to 6, and the animal that costs ten. */
import type { Face } from '@/engine/core/table';
import type { BandIndex } from '../../theme/tokens';
import type { FacePrinter } from '../print';

const ANIMAL: Face = 7;
const ANIMAL_POINTS = '10';
/** The same scale as in every game of the house: from five on a card is dear. */
const bandOf = (face: Face): BandIndex => (face < 5 ? 2 : 3);

export function animalFaces(animal: 'llama' | 'alpaca'): FacePrinter {
  return {
    print: (face, t) =>
      face === ANIMAL
        ? { label: '', picture: animal, word: t(`cards.${animal}.word`), points: ANIMAL_POINTS }
        : { label: String(face), band: bandOf(face) },
    say: (face, t) => (face === ANIMAL ? t(`cards.${animal}.name`) : String(face)),
  };
}

export const lamaFaces = animalFaces('llama');
