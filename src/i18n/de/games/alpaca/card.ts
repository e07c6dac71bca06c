/** Alpaca on the shelf. */
export const alpaca = {
  title: 'Alpaca',
  line: 'Die gemütliche Verwandte: dieselbe Leiter, mehr oder weniger Leute.',
};
