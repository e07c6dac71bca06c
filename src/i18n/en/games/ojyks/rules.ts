/** ojyks: its rules, for people. */
export const ojyks = {
  aim: {
    title: 'What it is about',
    text: 'Twelve cards lie before everyone, nearly all of them face down. Swap high ones for low ones, clear whole columns, and end the round when you think you have the least.',
  },
  cards: {
    title: 'Cards and deal',
    text: 'The cards go from −2 to 12. Low is good, and the minus cards take points off. There are {zeros} zeros, 5 of the −2, and 10 of every other number.',
    shown: 'From very good to very bad.',
    deal: 'Your cards lie in four columns and three rows. Everyone turns up any two. The highest sum of two begins.',
    dealShown: 'At the start you know two of your twelve cards.',
    closer: 'From the second round on, whoever ended the round before begins.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do one of these things.',
    take: 'Take the open card from the discard pile and put it in place of any card of yours, open or hidden. The old one goes on the discard pile.',
    takeShown: 'The open 1 comes in for the 11.',
    draw: 'Draw a card and look at it. Put it in place of any card of yours, or discard it and turn up one of your hidden cards.',
    reveal: 'Just turn up one of your hidden cards.',
    noReveal: 'Just turning up a card is not allowed at this table.',
  },
  columns: {
    title: 'Clearing columns',
    text: 'Three equal open cards in one column are cleared away at once and cost nothing any more. That also happens to minus cards, so take care.',
    shown: 'The third 5 completes the column: all three are gone.',
  },
  end: {
    title: 'The round ends',
    text: 'Whoever has no hidden card left has ended the round. Everyone else gets one more turn, then all cards are turned up. Columns that become complete by this are cleared too.',
    double:
      'Whoever ended the round should have the fewest points. If anybody has as few or fewer, the points of the one who ended it are doubled, unless they are 0 or below.',
    doubleShown: 'You ended with 7, and another has 7 as well: you get 14.',
  },
  game: {
    title: 'The game ends',
    text: 'The rounds are added up until somebody has {end} points or more. The lowest total wins, and players with the same total share the win. A total may well be below zero.',
  },
  tip: {
    title: 'A first tip',
    text: 'Put high cards that are equal into the same column. Two 12s and a third one later cost nothing.',
  },
} as const;
