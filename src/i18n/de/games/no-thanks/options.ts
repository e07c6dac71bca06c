/** No Thanks!: Regelvarianten. */
export const noThanks = {
  removed: {
    label: 'Karten aus dem Spiel',
    why: 'Kommen vor Beginn ungesehen heraus, damit keine Reihe sicher ist.',
    values: { '5': '5', '9': '9' },
  },
  chips: {
    label: 'Chips',
    why: 'Bei offenen Chips sieht man, wer sich das Ablehnen leisten kann.',
    values: { hidden: 'Verdeckt', open: 'Offen' },
  },
  deals: {
    label: 'Durchgänge',
    why: 'Die Punkte aller Durchgänge werden zusammengezählt.',
    values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
  },
};
