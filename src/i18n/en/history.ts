/** Past games and records. */
export const history = {
  title: 'Past games',
  none: 'No finished games yet. The first one will be written down here.',
  record: 'Records',
  games: { one: '{n} game', other: '{n} games' },
  won: { one: '{n} win', other: '{n} wins' },
  average: 'Average {n}',
  best: 'Best {n}',
  recent: 'Latest games',
  winner: '{names} won with {points}',
  shared: '{names} shared the win with {points}',
  undone: { one: '{n} move taken back', other: '{n} moves taken back' },
} as const;
