/** Kaktus: its rule options. */
export const kaktus = {
  length: {
    label: 'Length',
    why: 'One deal, or several added up.',
    values: {
      '1': '1 deal',
      '3': '3 deals',
      '5': '5 deals',
      '9': '9 deals',
      to50: 'To 50 points',
      to100: 'To 100 points',
    },
  },
  beaten: {
    label: 'If the caller is beaten',
    why: 'What calling “Kaktus” too early costs.',
    values: { none: 'No penalty', five: '5 points', ten: '10 points', double: 'Points doubled' },
  },
  safe: {
    label: 'The caller’s cards',
    why: 'Whether sevens and jacks may still touch them after the call.',
    values: { false: 'Like any others', true: 'Safe' },
  },
  tie: {
    label: 'A tie with the caller',
    why: 'Counts in games of one deal.',
    values: { shared: 'Shared win', callerLoses: 'The caller loses it' },
  },
  penalty: {
    label: 'Card for a wrong pair',
    why: 'Whether you may look at the card that a wrong Prickly Pair costs.',
    values: { seen: 'Looked at', unseen: 'Unseen' },
  },
} as const;
