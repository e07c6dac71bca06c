/** L.A.M.A. on the shelf. */
export const lama = {
  title: 'L.A.M.A.',
  line: 'Climb the ladder card by card, or get out in time.',
} as const;
