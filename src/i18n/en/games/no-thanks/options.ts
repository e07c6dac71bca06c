/** No Thanks!: its rule options. */
export const noThanks = {
  removed: {
    label: 'Cards left out',
    why: 'Taken out unseen before play, so that no run is certain.',
    values: { '5': '5', '9': '9' },
  },
  chips: {
    label: 'Chips',
    why: 'Open chips show who can afford to pass.',
    values: { hidden: 'Hidden', open: 'Open' },
  },
  deals: {
    label: 'Deals',
    why: 'The points of all deals are added up.',
    values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
  },
} as const;
