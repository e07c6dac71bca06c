/** Alpaca at the table, in German: the words of L.A.M.A. */
import { lama } from '../lama/table';

export const alpaca = lama;
