/** The skin of Alpaca: L.A.M.A.'s table with other animals on the cards. */
import { lamaSkin } from '../lama/skin';

export const alpacaSkin = lamaSkin;
