/** ojyks: its rule options. */
export const ojyks = {
  zeros: {
    label: 'Zeros in the pack',
    why: 'More zeros, kinder grids.',
    values: { '15': '15', '20': '20' },
  },
  reveal: {
    label: 'Turning up without drawing',
    why: 'A turn may be just turning up one of your own cards.',
    values: { true: 'Allowed', false: 'Not allowed' },
  },
  starter: {
    label: 'Who starts the next round',
    why: 'In the first round the highest two cards start.',
    values: { highest: 'Highest two cards', closer: 'Whoever closed the last round' },
  },
  end: {
    label: 'The game ends at',
    why: 'When somebody has this many points after a round.',
    values: { '50': '50', '100': '100', '200': '200' },
  },
} as const;
