/** Alpaca: its rule options. */
export const alpaca = {
  starter: {
    label: 'Who starts the next round',
    why: 'The first round is drawn by lot.',
    values: { left: 'Next player to the left', last: 'Whoever acted last' },
  },
  threshold: {
    label: 'The game ends at',
    why: 'When somebody has this many points after a round.',
    values: { '20': '20', '40': '40', '60': '60' },
  },
} as const;
