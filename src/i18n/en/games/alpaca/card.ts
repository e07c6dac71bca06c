/** Alpaca on the shelf. */
export const alpaca = {
  title: 'Alpaca',
  line: 'The easy-going cousin: same ladder, room for more or fewer.',
} as const;
