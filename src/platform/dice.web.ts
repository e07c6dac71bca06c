/** Fresh seeds from the browser's own source of chance. */
import type { Dice } from '@/session/ports';
import { seedFrom } from './seed';

export const dice: Dice = { seed: () => seedFrom((bytes) => crypto.getRandomValues(bytes)) };
