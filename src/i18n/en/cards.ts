/** What is printed on cards, and what they are called. */
export const cards = {
  llama: { word: 'Llama', name: 'llama' },
  alpaca: { word: 'Alpaca', name: 'alpaca' },
  ace: { letter: 'A', name: 'ace' },
  jack: { letter: 'J', name: 'jack' },
  queen: { letter: 'Q', name: 'queen' },
  king: { letter: 'K', name: 'king' },
} as const;
