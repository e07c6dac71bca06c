/** Alpaca: Regelvarianten. */
export const alpaca = {
  starter: {
    label: 'Wer die nächste Runde beginnt',
    why: 'In der ersten Runde entscheidet das Los.',
    values: { left: 'Links nebenan', last: 'Wer zuletzt dran war' },
  },
  threshold: {
    label: 'Schluss bei',
    why: 'Sobald jemand nach einer Runde so viele Punkte hat.',
    values: { '20': '20', '40': '40', '60': '60' },
  },
};
