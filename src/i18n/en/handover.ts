/** The screen between two people who share one phone. */
export const handover = {
  to: 'Hand the phone to',
  heading: 'Hand the phone to {name}',
  showCards: 'I am {name} – show my cards',
  myTurn: 'I am {name} – my turn',
  since: 'Since {name} last moved',
  menu: 'Menu',
  away: 'Everyone else looks away for a moment.',
} as const;
