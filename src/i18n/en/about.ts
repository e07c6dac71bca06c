/** About the app. */
export const about = {
  title: 'About',
  version: 'Version {version}',
  made: 'Low Five is a box of five card games for one phone. It needs no account and no network, shows no advertising, and collects nothing.',
  fairTitle: 'Computers see only what you see',
  fair: 'A computer player gets exactly what a person on its chair would see: its own cards, the open ones, and what everybody did. No hidden card, no glance into the pile.',
  seed: 'The cards are shuffled before the first move. After every game the seed of its deal is shown, so that anyone can check it.',
  names: 'The games are our own versions of well-known card games; rules, words and drawings in this app are ours.',
  licences: 'Licences',
  licencesWhy: {
    one: 'For the {n} open-source package below.',
    other: 'For the {n} open-source packages below, and what they are made of.',
  },
  mit: 'MIT licence',
  ofl: 'SIL Open Font License 1.1',
  font: 'For the typeface, Atkinson Hyperlegible Next.',
} as const;
