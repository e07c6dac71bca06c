/** The cards of No Thanks!: 3 to 35, dear from the middle on. */
import type { Face } from '@/engine/core/table';
import type { BandIndex } from '../../theme/tokens';
import type { FacePrinter } from '../print';

const bandOf = (face: Face): BandIndex => (face < 13 ? 2 : face < 25 ? 3 : 4);

export const noThanksFaces: FacePrinter = {
  print: (face) => ({ label: String(face), band: bandOf(face) }),
  say: (face) => String(face),
};
