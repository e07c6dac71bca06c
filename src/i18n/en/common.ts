/** Words of all screens. */
export const common = {
  app: 'Low Five',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  lobby: 'Lobby',
  loading: 'One moment …',
  moreOf: '{what}: more',
  lessOf: '{what}: less',
  and: '{list} and {last}',
  points: { one: '{n} point', other: '{n} points' },
  ago: {
    now: 'just now',
    minutes: { one: '{n} minute ago', other: '{n} minutes ago' },
    hours: { one: '{n} hour ago', other: '{n} hours ago' },
    yesterday: 'yesterday',
    days: { one: '{n} day ago', other: '{n} days ago' },
  },
} as const;

export const errors = {
  title: 'That should not have happened',
  text: 'Something in the app broke. Every move is saved, so nothing at your table is lost.',
  resume: 'Resume from the last move',
  lobby: 'Back to the lobby',
  begin: {
    seats: 'This number of players does not fit the game.',
    players: 'Two players have the same name, or a name is missing.',
    options: 'These rules do not go together. Choose the preset again.',
    tooMany: 'Ten games are waiting already. Finish or give up one of them first.',
    storage: 'The phone could not save the new game. Is its storage full?',
    other: 'The game could not be started. Please try again.',
  },
  open: {
    absent: 'This game is no longer there.',
    finished: 'This game is over. Its score sheet is among the past games.',
    frozen: 'This game was started under older rules and cannot go on.',
    quarantined: 'This game cannot be read. It is kept, in case a later version can.',
    newer: 'This game was saved by a newer version of the app. Update to go on with it.',
    unreadable: 'The phone did not hand out this game just now. Try again in a moment.',
    other: 'The game could not be opened. Please try again.',
  },
} as const;
