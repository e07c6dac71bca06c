/** L.A.M.A.: Regelvarianten. */
export const lama = {
  seats: {
    label: 'Wie viele Leute',
    why: 'Nach Hausregeln spielt man L.A.M.A. genau zu viert.',
    values: { four: 'Genau 4', open: '2 bis 6' },
  },
  starter: {
    label: 'Wer die nächste Runde beginnt',
    why: 'In der ersten Runde entscheidet das Los.',
    values: { left: 'Links nebenan', last: 'Wer zuletzt dran war' },
  },
  exchange: {
    label: 'Chips wechseln',
    why: 'Zehn weiße Chips sind einen schwarzen wert. Einen schwarzen wird man schneller los.',
    values: { free: 'Frei, wenn du dran bist', auto: 'Von selbst' },
  },
  supply: {
    label: 'Chipvorrat',
    why: 'Mit 50 weißen und 20 schwarzen können die weißen ausgehen.',
    values: { limited: '50 weiße, 20 schwarze', unlimited: 'Unbegrenzt' },
  },
  threshold: {
    label: 'Schluss bei',
    why: 'Sobald jemand nach einer Runde so viele Punkte hat.',
    values: { '20': '20', '40': '40', '60': '60' },
  },
};
