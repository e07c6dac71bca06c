/** Fresh seeds from the phone's own source of chance. */
import { getRandomValues } from 'expo-crypto';

import type { Dice } from '@/session/ports';
import { seedFrom } from './seed';

export const dice: Dice = { seed: () => seedFrom((bytes) => getRandomValues(bytes)) };
