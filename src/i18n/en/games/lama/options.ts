/** L.A.M.A.: its rule options. */
export const lama = {
  seats: {
    label: 'Players',
    why: 'The house plays L.A.M.A. with exactly four.',
    values: { four: 'Exactly 4', open: '2 to 6' },
  },
  starter: {
    label: 'Who starts the next round',
    why: 'The first round is drawn by lot.',
    values: { left: 'Next player to the left', last: 'Whoever acted last' },
  },
  exchange: {
    label: 'Changing tokens',
    why: 'Ten white tokens are worth one black. Black is quicker to get rid of.',
    values: { free: 'On your turn, as you like', auto: 'By itself' },
  },
  supply: {
    label: 'Token supply',
    why: 'With 50 white and 20 black, whites may run out.',
    values: { limited: '50 white, 20 black', unlimited: 'Never runs out' },
  },
  threshold: {
    label: 'The game ends at',
    why: 'When somebody has this many points after a round.',
    values: { '20': '20', '40': '40', '60': '60' },
  },
} as const;
