/** L.A.M.A.: what the coach says. */
export const lama = {
  steps: {
    aim: 'Get rid of your cards: what you still hold at the end of a round costs points. Fewest points win.',
    same: 'A 2 lies on top. Play your 2: the same number always fits.',
    others: 'Now the others. Whoever quits the round lays the cards down and plays no more.',
    higher: 'Exactly one higher fits too. A 4 is on top, so play your 5.',
    leaving: 'Two have quit already: their cards count, but nothing can get worse for them.',
    llama: 'After 6 comes the llama. In your hand it would cost 10, so away with it!',
    afterLlama: 'After the llama the ladder starts again at 1.',
    draw: 'A 1 is on top, and all you hold is 4s: nothing fits. Draw a card.',
    alone: 'A 2 would fit, but drawing ends your turn.',
    playOn: 'Everyone else has quit. You may play on alone: play the 2.',
    quit: 'Nothing fits, and alone you cannot draw: quit the round. Three 4s count only once.',
    end: 'You pay 4 points, the fewest of all. Points are paid in tokens: white counts 1, black 10. Whoever plays the last card gives one token back. You know enough!',
  },
  notNow: {
    same: 'That is allowed too. But try the 2 first: it fits.',
    higher: 'That is allowed, but it would be a pity: your 5 fits just now.',
    llama: 'Not now. The llama costs 10, and this is the moment to lose it.',
    draw: 'You may quit the round at any time, but it is early. Draw one card first.',
    playOn: 'You could quit now, but the 2 fits: one card less to pay for.',
    quit: 'There is nothing else to do here: quit the round.',
  },
} as const;
