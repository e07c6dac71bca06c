/** Gespielte Partien und Bilanz. */
export const history = {
  title: 'Gespielte Partien',
  none: 'Noch keine Partie zu Ende gespielt. Die erste wird hier eingetragen.',
  record: 'Bilanz',
  games: { one: '{n} Spiel', other: '{n} Spiele' },
  won: { one: '{n} Sieg', other: '{n} Siege' },
  average: 'Im Schnitt {n}',
  best: 'Bestwert {n}',
  recent: 'Letzte Partien',
  winner: '{names} gewann mit {points}',
  shared: '{names} teilten sich den Sieg mit {points}',
  undone: { one: '{n} Zug zurückgenommen', other: '{n} Züge zurückgenommen' },
};
