/** L.A.M.A. on the shelf. */
export const lama = {
  title: 'L.A.M.A.',
  line: 'Karte für Karte die Leiter hoch, oder rechtzeitig raus.',
};
