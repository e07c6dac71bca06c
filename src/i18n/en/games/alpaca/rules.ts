/** Alpaca: its rules, for people. */
export const alpaca = {
  aim: {
    title: 'What it is about',
    text: 'Climb the ladder together and be rid of your cards, or get out before they cost too much. After a few rounds, the fewest points win.',
  },
  cards: {
    title: 'Cards and deal',
    text: 'There are the numbers 1 to 6 and the alpaca, eight of each. The alpaca stands above the 6, and after it the ladder begins again with 1.',
    ring: 'From low to high, and round again.',
    deal: 'Two to six can play. Everyone gets six cards, and one more is turned up as the start of the discard pile.',
  },
  turn: {
    title: 'Your turn',
    text: 'Choose one of three. Drawing and quitting are allowed even if a card of yours fits.',
    play: 'Play a card: the same as the top card, or exactly one higher.',
    playShown: 'On a 2 goes a 2 or a 3.',
    alpacaShown: 'On a 6 goes a 6 or an alpaca, on an alpaca another one or a 1.',
    draw: 'Draw a card, and your turn is over. Not from an empty pile, and not when everyone else has quit.',
    quit: 'Quit the round. Your cards lie face down and count as they are. You cannot come back.',
  },
  end: {
    title: 'The round ends',
    text: 'Somebody plays the last card, or the last player quits: then the round is over at once.',
  },
  points: {
    title: 'Points',
    text: 'Every number in your hand counts once, however often you hold it. The alpaca counts 10.',
    sameShown: 'Two 4s, two 1s: 5 points.',
    alpacaShown: 'Three alpacas: 10 points.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Points are kept as tokens: black for 10, white for 1. Ten white ones turn into a black one by themselves.',
    shown: '21 points.',
    back: 'Whoever played the last card gives one token back. A black one is worth ten white ones, so give that if you can.',
  },
  game: {
    title: 'The game ends',
    text: 'As soon as somebody has {threshold} points or more after a round. The lowest total wins, and players with the same total share the win.',
    left: 'The first round is started by a player drawn by lot, every further round by the next one to the left.',
    last: 'The first round is started by a player drawn by lot, every further round by whoever acted last.',
  },
  tip: {
    title: 'A first tip',
    text: 'Look at how many cards the others hold. If somebody is down to one or two, the round may end before your next turn.',
  },
} as const;
