/** Karten, auf Deutsch. */
import type { cards as english } from '../en/cards';
import type { Like } from '../shape';

export const cards = {
  llama: { word: 'Lama', name: 'Lama' },
  alpaca: { word: 'Alpaka', name: 'Alpaka' },
  // Im Satz stehen sie im Akkusativ: „nimmt einen König“.
  ace: { letter: 'A', name: 'Ass', phrase: 'ein Ass' },
  jack: { letter: 'B', name: 'Bube', phrase: 'einen Buben' },
  queen: { letter: 'D', name: 'Dame', phrase: 'eine Dame' },
  king: { letter: 'K', name: 'König', phrase: 'einen König' },
  number: 'eine {card}',
  numberVowel: 'eine {card}',
} satisfies Like<typeof english>;
