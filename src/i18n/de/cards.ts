/** Karten, auf Deutsch. */
import type { cards as english } from '../en/cards';
import type { Like } from '../shape';

export const cards = {
  llama: { word: 'Lama', name: 'Lama' },
  alpaca: { word: 'Alpaka', name: 'Alpaka' },
  ace: { letter: 'A', name: 'Ass' },
  jack: { letter: 'B', name: 'Bube' },
  queen: { letter: 'D', name: 'Dame' },
  king: { letter: 'K', name: 'König' },
} satisfies Like<typeof english>;
