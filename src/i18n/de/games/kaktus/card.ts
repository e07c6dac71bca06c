/** Kaktus on the shelf. */
export const kaktus = {
  title: 'Kaktus',
  line: 'Merk dir vier Karten. Ruf, wenn deine die niedrigsten sind.',
};
