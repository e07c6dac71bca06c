/** What is said at the table. */
export const words = {
  table: {
    title: 'Table',
  },
} as const;
