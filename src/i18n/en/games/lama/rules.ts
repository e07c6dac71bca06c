/** L.A.M.A.: its rules, for people. */
export const lama = {
  aim: {
    title: 'What it is about',
    text: 'Everyone wants to get rid of cards. Whatever you still hold when a round ends costs points. After a few rounds, the fewest points win.',
  },
  cards: {
    title: 'Cards and deal',
    text: 'There are the numbers 1 to 6 and the llama, eight of each. They form a ring: after 6 comes the llama, and after the llama comes 1 again.',
    ring: 'From low to high, and round again.',
    deal: 'Everyone gets six cards. One more is turned up and begins the discard pile.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do exactly one of three things. You may draw or quit even if you could play.',
    play: 'Play a card that is the same as the top card, or exactly one higher.',
    playShown: 'On a 3 you may play a 3 or a 4.',
    llamaShown: 'On a 6 goes another 6 or a llama.',
    oneShown: 'On a llama goes another llama or a 1.',
    draw: 'Draw a card. It goes into your hand, and your turn is over. You cannot draw from an empty pile, nor when you are the only one left in the round.',
    quit: 'Quit the round. You lay your cards face down and play no more. They still count, but nothing can get worse. There is no way back.',
  },
  end: {
    title: 'The round ends',
    text: 'The round ends at once when somebody plays the last card, or when everyone has quit. Whoever stays behind alone may play on, but not draw.',
  },
  points: {
    title: 'Points',
    text: 'The cards in your hand count, but each number only once: 1 to 6 as printed, the llama 10.',
    sameShown: 'Three fives cost 5 points, not 15.',
    llamasShown: 'Two llamas and a 2 cost 12.',
    worst: 'One of each is the worst there is: 31 points. After that, no further card makes it worse.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Points are paid in tokens. A black one counts 10, a white one 1.',
    shown: '13 points.',
    back: 'If you played your last card, you give one token back: a black one takes 10 points off, a white one takes 1 off.',
    free: 'In your turn you may change ten white tokens for a black one, or the other way round. It is not a move of its own. Do it before you go out: then you can give back 10 at once.',
    auto: 'Ten white tokens turn into a black one by themselves.',
    limited:
      'There are 50 white and 20 black tokens. If they ever run out, the missing points are written down and count all the same.',
  },
  game: {
    title: 'The game ends',
    text: 'When somebody has {threshold} points or more after a round, the game is over and the lowest total wins. Players with the same total share the win.',
    left: 'The first round is started by a player drawn by lot, every further round by the next one to the left.',
    last: 'The first round is started by a player drawn by lot, every further round by whoever acted last.',
  },
  tip: {
    title: 'A first tip',
    text: 'Two or three points are a good result. With low cards that repeat, quit in good time; with a llama in your hand, hold on until you see a 6.',
  },
} as const;
