/** About the app. */
export const about = {
  title: 'About',
  version: 'Version {version}',
  made: 'Low Five is a box of five card games for one phone. It needs no account and no network, shows no advertising, and collects nothing.',
  fair: 'Computer players get the same information as a person on their chair, and nothing else. After every game the seed of its deal is shown, so that anyone can check the shuffle.',
  names: 'The games are our own versions of well-known card games; rules, words and drawings in this app are ours.',
  licences: 'Licences',
  licencesWhy: {
    one: 'Built on the work of {n} open-source package.',
    other: 'Built on the work of {n} open-source packages.',
  },
  font: 'Typeface: Atkinson Hyperlegible Next, under the SIL Open Font License 1.1.',
} as const;
