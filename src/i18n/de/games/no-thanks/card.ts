/** No Thanks! on the shelf. */
export const noThanks = {
  title: 'No Thanks!',
  line: 'Nimm die Karte, oder zahl einen Chip und gib sie weiter.',
};
