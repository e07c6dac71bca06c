/** ojyks on the shelf. */
export const ojyks = {
  title: 'ojyks',
  line: 'Flip, swap and clear your grid until little is left.',
} as const;
