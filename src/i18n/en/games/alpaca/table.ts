/** Alpaca at the table says what L.A.M.A. says; only the animal on the cards is another. */
import { lama } from '../lama/table';

export const alpaca = lama;
