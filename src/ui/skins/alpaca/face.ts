/** The cards of Alpaca: those of L.A.M.A. with another animal. */
import { animalFaces } from '../lama/face';

export const alpacaFaces = animalFaces('alpaca');
