/** What is printed on cards, and what they are called. */
export const cards = {
  llama: { word: 'Llama', name: 'llama' },
  alpaca: { word: 'Alpaca', name: 'alpaca' },
  ace: { letter: 'A', name: 'ace', phrase: 'an ace' },
  jack: { letter: 'J', name: 'jack', phrase: 'a jack' },
  queen: { letter: 'Q', name: 'queen', phrase: 'a queen' },
  king: { letter: 'K', name: 'king', phrase: 'a king' },
  /** In a sentence: "took a 5". Eight and eleven begin with a vowel. */
  number: 'a {card}',
  numberVowel: 'an {card}',
} as const;
