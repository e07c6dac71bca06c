/** Kaktus: its rules, for people. */
export const kaktus = {
  aim: {
    title: 'What it is about',
    text: 'Four cards lie face down before you, and you know only some of them. Make them as low as you can, keep them in mind, and call “Kaktus” when you think nobody has less.',
  },
  cards: {
    title: 'Cards and deal',
    text: 'Forty cards without 8, 9 and 10. Suits mean nothing.',
    shown: 'King 0, ace 1, numbers as printed, jack and queen 10.',
    deal: 'Everyone gets four cards in fixed places, and before the first turn looks at any two of them, once. One card is turned up as the start of the discard pile. The order of play is drawn by lot.',
  },
  turn: {
    title: 'Your turn',
    text: 'First draw in one of two ways: from the stock, or with a Prickly Pair. Then call “Kaktus” or end your turn.',
    stock:
      'Draw from the stock and look at the card. Keep it, and it takes the place of one of yours, which goes open on the discard pile. Or discard it.',
    keepShown: 'The king stays, the queen goes.',
    memory: 'Cards lie face down again at once. Remembering them is the game.',
  },
  powers: {
    title: 'Cards with a power',
    text: 'If you draw one of these from the stock and discard it at once, you have to use its power.',
    six: 'Six: look at one of your own cards.',
    seven: 'Seven: look at one card of another player.',
    jack: 'Jack: swap one of your cards with another player’s. Nobody looks.',
  },
  pair: {
    title: 'The Prickly Pair',
    text: 'Instead of drawing you may turn up two of your cards that you believe to be equal. If they are, both go to the discard pile, and the card that lay on top of it comes face down into the place of the left one. You have one card less.',
    shown: 'Two 7s go, the king comes in: 7, 2, 7, ace become king, 2, ace.',
    wrongSeen:
      'If they are not equal, everyone has seen them, they go back, and you get one more card from the stock, which you may look at.',
    wrongUnseen:
      'If they are not equal, everyone has seen them, they go back, and you get one more card from the stock, unseen.',
  },
  call: {
    title: 'Kaktus!',
    text: 'After drawing you may call “Kaktus”. Everyone else has one more turn, then all cards are turned up. The lowest sum wins.',
    safe: 'Sevens and jacks may not touch the caller’s cards any more.',
    none: 'A caller who is beaten pays nothing extra.',
    five: 'A caller who is beaten pays 5 points extra.',
    ten: 'A caller who is beaten pays 10 points extra.',
    double: 'A caller who is beaten has all points doubled.',
    shared: 'Players with the same sum share the win.',
    callerLoses: 'Players with the same sum share the win, but the caller loses every tie.',
  },
  game: {
    title: 'The game ends',
    one: 'One deal decides.',
    deals: { one: 'There is {n} deal.', other: '{n} deals are added up. Whoever won a deal starts the next.' },
    points: {
      one: 'Deals are added up until somebody has {n} point.',
      other: 'Deals are added up until somebody has {n} points or more. Whoever won a deal starts the next.',
    },
    stock: 'If the stock runs out, the discard pile is shuffled and becomes the new stock.',
  },
  tip: {
    title: 'A first tip',
    text: 'Use the first turns to replace what you do not know. With about 6 points or fewer it is worth calling.',
  },
} as const;
