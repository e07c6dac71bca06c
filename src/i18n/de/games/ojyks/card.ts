/** ojyks on the shelf. */
export const ojyks = {
  title: 'ojyks',
  line: 'Aufdecken, tauschen, abräumen, bis wenig übrig bleibt.',
};
