/** No Thanks! at the table, in German. */
import type { noThanks as english } from '../../../en/games/no-thanks/table';
import type { Like } from '../../../shape';

export const noThanks = {
  prompt: {
    turn: 'Nimm die {card} oder leg einen Chip darauf.',
    must: 'Keine Chips mehr: Du musst die {card} nehmen.',
  },
  button: {
    pass: 'Nein danke',
    take: '{card} nehmen',
    takeWith: { one: '{card} nehmen +{n} Chip', other: '{card} nehmen +{n} Chips' },
  },
  label: {
    pass: 'Nein danke: einen Chip auf die Karte legen',
    take: { one: '{card} mit {n} Chip nehmen', other: '{card} mit {n} Chips nehmen' },
    offer: { one: '{card} liegt aus, mit {n} Chip darauf', other: '{card} liegt aus, mit {n} Chips darauf' },
    nothing: 'Keine Karte liegt aus',
    deck: { one: 'Stapel, {n} Karte', other: 'Stapel, {n} Karten' },
    seat: '{name}, {runs}, {chips}',
    turn: '{seat}, ist dran',
    own: 'Deine Karten: {runs}',
    pouch: 'Deine Chips: {chips}',
    pouchHidden: 'Deine Chips sind verdeckt. Zum Ansehen gedrückt halten',
  },
  runs: { none: 'keine Karten', run: '{from} bis {to}' },
  chips: { one: '{n} Chip', other: '{n} Chips' },
  unknownChips: '? Chips',
  hiddenChips: 'Chips verdeckt',
  chipsOn: { one: '{n} Chip darauf', other: '{n} Chips darauf' },
  noChipsOn: 'noch kein Chip',
  deck: { one: 'noch {n}', other: 'noch {n}' },
  look: 'Gedrückt halten',
  zoom: {
    deck: 'Der Stapel',
    deckWhy: {
      one: '{n} Karte kommt noch.',
      other: '{n} Karten kommen noch.',
    },
    removedWhy: '{n} Karten wurden vorher ungesehen entfernt, manche Zahlen kommen also nie.',
    open: 'Diese Karten sind schon vergeben',
    run: '{from} bis {to} zählt nur {from}',
    single: '{card} zählt {card}',
    sum: 'Zusammen: {n}. Jeder Chip zieht einen Punkt ab.',
    chips: { one: '{n} Chip', other: '{n} Chips' },
    hidden: 'Chips zählt nur, wem sie gehören.',
    none: 'Noch keine Karten.',
  },
  why: { noChips: 'Du hast keinen Chip mehr, also gehört die Karte dir.' },
  tell: {
    pass: '{name} sagt nein danke zur {card}.',
    take: '{name} nimmt die {card} ohne Chips.',
    takeWith: { one: '{name} nimmt die {card} mit {n} Chip.', other: '{name} nimmt die {card} mit {n} Chips.' },
    must: {
      one: '{name} hat keine Chips und nimmt die {card} mit {n} Chip.',
      other: '{name} hat keine Chips und nimmt die {card} mit {n} Chips.',
    },
  },
  hint: {
    extendsRun: 'Nimm die {card}: Sie passt in deine Reihe und kostet nichts extra.',
    worthChips: 'Nimm die {card}: Die Chips darauf wiegen die Punkte auf.',
    tooDear: 'Sag nein danke: Die {card} kostet dich noch immer {cost}.',
    milk: 'Sag noch einmal nein danke: Die {card} nützt nur dir, lass Chips darauf sammeln.',
    noChips: 'Nimm die {card}: Du hast keinen Chip mehr, um abzulehnen.',
  },
} satisfies Like<typeof english>;
