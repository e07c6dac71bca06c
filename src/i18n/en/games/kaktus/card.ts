/** Kaktus on the shelf. */
export const kaktus = {
  title: 'Kaktus',
  line: 'Remember your four cards. Call when they are lowest.',
} as const;
