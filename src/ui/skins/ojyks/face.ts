/** The cards of ojyks: −2 to 12 in the five value bands. */
import type { Face } from '@/engine/core/table';
import { numeral } from '@/i18n/translate';
import type { BandIndex } from '../../theme/tokens';
import type { FacePrinter } from '../print';

function bandOf(face: Face): BandIndex {
  if (face < 0) return 0;
  if (face === 0) return 1;
  if (face <= 4) return 2;
  return face <= 8 ? 3 : 4;
}

export const ojyksFaces: FacePrinter = {
  print: (face) => ({ label: numeral(face), band: bandOf(face) }),
  say: (face) => numeral(face),
};
