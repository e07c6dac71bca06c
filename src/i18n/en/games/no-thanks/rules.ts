/** No Thanks!: its rules, for people. */
export const noThanks = {
  aim: {
    title: 'What it is about',
    text: 'Cards cost points and chips take points off. Nobody wants cards, yet now and then one comes with so many chips that it pays to take it.',
  },
  cards: {
    title: 'Cards and chips',
    text: 'Every number from 3 to 35 is there once. {removed} cards are taken out unseen before the start, so nobody can be sure that a number will come.',
    chips: 'Everyone begins with the same number of chips: 11 with three to five players, 9 with six, 7 with seven.',
    hidden: 'How many chips you have is your secret. Only the chips on the card are counted by all.',
    open: 'At this table all chips lie open.',
  },
  turn: {
    title: 'Your turn',
    text: 'One card lies open in the middle. You say yes or no to it.',
    pass: '“No thanks”: put one of your chips on the card. The next player is asked.',
    passShown: 'Another chip, and the 28 goes on.',
    take: 'Take it: the card and all the chips on it are yours. You also face the next card at once.',
    takeShown: 'The 28 with 9 chips costs you 19 in the end.',
    must: 'Without a chip you cannot refuse: then you have to take the card.',
  },
  points: {
    title: 'Points',
    text: 'Your cards count as printed. But of cards that follow each other without a gap only the lowest counts. In the end every chip takes one point off.',
    runShown: '7 to 10 is one run and counts 7. With the 13 that makes 20.',
    gapShown: 'The 11 closes the gap: 10 to 12 count only 10, where 10 and 12 counted 22 before.',
    none: 'No cards and 11 chips make −11 points. That is very good.',
  },
  game: {
    title: 'The game ends',
    text: 'When the last card is taken, everything is counted and the cards that were left out are shown. The fewest points win, and players with equal points share the win.',
    several: {
      one: 'This game has {n} deal.',
      other:
        'This game has {n} deals, and their points are added up. The next deal is started by the next player to the left.',
    },
    first: 'Who starts is drawn by lot.',
  },
  tip: {
    title: 'A first tip',
    text: 'A card that only fits your row may go round once more: the others will pay chips to be rid of it. But do not wait too long.',
  },
} as const;
