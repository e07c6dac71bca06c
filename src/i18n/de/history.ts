/** Gespielte Partien und Bilanz. */
export const history = {
  title: 'Gespielte Partien',
  none: 'Noch keine Partie zu Ende gespielt. Die erste wird hier eingetragen.',
  failed: 'Die gespielten Partien ließen sich gerade nicht lesen. Versuch es gleich noch einmal.',
  people: 'Menschen',
  bots: 'Computergegner',
  games: { one: '{n} Spiel', other: '{n} Spiele' },
  won: { one: '{n} Sieg', other: '{n} Siege' },
  recent: 'Letzte Partien',
  all: 'Alle {n} zeigen',
  open: 'Öffnet den Punktezettel.',
  winner: 'Sieg für {names} mit {points}',
  shared: 'Geteilter Sieg für {names} mit {points}',
  undone: { one: '{n} Zug zurückgenommen', other: '{n} Züge zurückgenommen' },
  earlier: 'Eine Runde früher',
  later: 'Eine Runde später',
  seed: 'Startzahl der Mischung: {seed}',
};
