/** ojyks: what the coach says. */
export const ojyks = {
  steps: {
    aim: 'Twelve cards lie face down before you. In the end each costs what it shows: fewest points win.',
    first: 'To begin, turn up two cards. First this one, at the top left.',
    second: 'And now the one below it.',
    others: 'Two nines! Your rival turns up two cards as well.',
    draw: 'The higher two begin, so it is your turn. Draw a card.',
    away: 'A 12, the dearest of all. You need not keep it: discard it.',
    flip: 'Whoever discards a drawn card turns up one of their own. This one.',
    nine: 'Your rival draws and swaps.',
    column: 'A 9 on the discard pile! Take it for the bottom left: three equal cards in a column are cleared.',
    unlucky: 'The whole column is gone, and all its points with it.',
    minus: 'A −2, thrown away unseen! Take it in place of your 10.',
    end: 'When somebody has no hidden card left, all others get one more turn. Whoever ends it should have the fewest points, or they count double. Once somebody has 100, the lowest total wins. You know enough!',
  },
  notNow: {
    first: 'You may choose any two in a real game. For now, the marked one, please.',
    second: 'You may choose any two in a real game. For now, the marked one, please.',
    draw: 'You could also take the open card or just turn one up. For now, draw.',
    away: 'You could swap it in, but who wants a 12? Discard it.',
    flip: 'Any hidden card would do. For now, the marked one, please.',
    column: 'Not there: you need the third 9 at the bottom left.',
    minus: 'It would fit anywhere, but your open 10 costs most. Put it there.',
  },
} as const;
