/** The computer players by name, each with its style in one line. */
export const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

export const characters = {
  pip: { name: 'Pip', style: 'Always in a hurry and out of the round too soon.' },
  mabel: { name: 'Mabel', style: 'Hoards her chips and forgets where she put things.' },
  otto: { name: 'Otto', style: 'Careful to a fault. Would rather not, thank you.' },
  juno: { name: 'Juno', style: 'Hunts columns and pairs like mushrooms.' },
  finn: { name: 'Finn', style: 'Calls first and thinks about it later.' },
  greta: { name: 'Greta', style: 'Steady as a kitchen clock. No tricks, few mistakes.' },
  vera: { name: 'Vera', style: 'Counts every card, and never raises an eyebrow.' },
  rufus: { name: 'Rufus', style: 'Gives nothing away, least of all a chip.' },
  ines: { name: 'Ines', style: 'Waits patiently until the long run is hers.' },
  magnus: { name: 'Magnus', style: 'The grandmaster. Bring a good excuse.' },
} as const;
