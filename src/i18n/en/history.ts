/** Past games and records. */
export const history = {
  title: 'Past games',
  none: 'No finished games yet. The first one will be written down here.',
  failed: 'The past games could not be read just now. Try again in a moment.',
  people: 'People',
  bots: 'Computer players',
  games: { one: '{n} game', other: '{n} games' },
  won: { one: '{n} win', other: '{n} wins' },
  recent: 'Latest games',
  all: 'Show all {n}',
  open: 'Opens the score sheet.',
  winner: '{names} won with {points}',
  shared: '{names} shared the win with {points}',
  undone: { one: '{n} move taken back', other: '{n} moves taken back' },
  earlier: 'One round earlier',
  later: 'One round later',
  seed: 'Seed of the deal: {seed}',
} as const;
