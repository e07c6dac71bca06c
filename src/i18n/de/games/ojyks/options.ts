/** ojyks: Regelvarianten. */
export const ojyks = {
  zeros: {
    label: 'Nullen im Stapel',
    why: 'Mehr Nullen, freundlichere Auslagen.',
    values: { '15': '15', '20': '20' },
  },
  reveal: {
    label: 'Aufdecken ohne zu ziehen',
    why: 'Ein Zug darf auch nur darin bestehen, eine eigene Karte aufzudecken.',
    values: { true: 'Erlaubt', false: 'Nicht erlaubt' },
  },
  starter: {
    label: 'Wer die nächste Runde beginnt',
    why: 'In der ersten Runde beginnen die höchsten zwei Karten.',
    values: { highest: 'Die höchsten zwei Karten', closer: 'Wer die letzte Runde beendet hat' },
  },
  end: {
    label: 'Schluss bei',
    why: 'Sobald jemand nach einer Runde so viele Punkte hat.',
    values: { '50': '50', '100': '100', '200': '200' },
  },
};
