/** No Thanks! on the shelf. */
export const noThanks = {
  title: 'No Thanks!',
  line: 'Take the card, or pay a chip to hand it on.',
} as const;
