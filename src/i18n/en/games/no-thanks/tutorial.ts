/** No Thanks!: what the coach says. */
export const noThanks = {
  steps: {
    aim: 'Every card you take costs its number. Every chip you keep takes 1 off. Fewest points win.',
    pass: 'A 31 is dear. Say “No thanks”: you put one chip on it and pass it on.',
    round: 'The others do not want it either. Chips gather on the card.',
    passAgain: 'Back to you with 3 chips on it: it would still cost 28. No thanks again.',
    taken: 'Whoever takes the card gets all its chips, and faces the next card.',
    take: 'A 10 with a chip on it is cheap. Take it: the chip is yours as well.',
    run: 'An 11, what luck! Of neighbours only the lowest counts: it costs you nothing. Take it.',
    chips: 'A 26 costs a lot again. No thanks. Mind your chips: without one you must take the card.',
    goesOn: 'So it goes on until the last card is taken. The strips, 3 to 35, show who has which cards.',
    end: 'Your 10 and 11 cost 10 together, less one for each chip you keep. You know enough!',
  },
  notNow: {
    pass: 'You may take it, but 31 points are a lot. Say “No thanks” first.',
    passAgain: 'Three chips do not make up for 31. Say “No thanks” once more.',
    take: 'You could refuse, but low cards are rarely offered with a chip. Take it.',
    run: 'You could refuse and hope for chips, but do not risk it here. Take the free card.',
    chips: 'You may take it, but it fits nothing you have. Say “No thanks”.',
  },
} as const;
