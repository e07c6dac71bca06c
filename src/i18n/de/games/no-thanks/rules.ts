/** No Thanks!: die Regeln, für Menschen. */
export const noThanks = {
  aim: {
    title: 'Worum es geht',
    text: 'Karten kosten Punkte, Chips ziehen Punkte ab. Niemand will Karten, aber ab und zu liegt auf einer so viel, dass es sich lohnt, sie zu nehmen.',
  },
  cards: {
    title: 'Karten und Chips',
    text: 'Jede Zahl von 3 bis 35 gibt es einmal. {removed} Karten kommen vor dem Start ungesehen weg, darum ist keine Zahl sicher.',
    chips: 'Alle beginnen mit gleich vielen Chips: zu dritt bis zu fünft 11, zu sechst 9, zu siebt 7.',
    hidden: 'Wie viele Chips du hast, ist dein Geheimnis. Nur die Chips auf der Karte sehen alle.',
    open: 'An diesem Tisch liegen alle Chips offen.',
  },
  turn: {
    title: 'Du bist dran',
    text: 'In der Mitte liegt eine Karte offen. Du sagst ja oder nein dazu.',
    pass: '„Nein danke“: Leg einen deiner Chips auf die Karte. Dann wird weiter gefragt.',
    passShown: 'Noch ein Chip, und die 28 wandert weiter.',
    take: 'Nehmen: Die Karte und alle Chips darauf gehören dir. Du bist auch bei der nächsten Karte gleich dran.',
    takeShown: 'Die 28 mit 9 Chips kostet dich am Ende 19.',
    must: 'Ohne Chip kannst du nicht ablehnen: Dann musst du die Karte nehmen.',
  },
  points: {
    title: 'Punkte',
    text: 'Deine Karten zählen wie gedruckt. Aber von Karten, die lückenlos aufeinanderfolgen, zählt nur die niedrigste. Am Ende zieht jeder Chip einen Punkt ab.',
    runShown: '7 bis 10 ist eine Reihe und zählt 7. Mit der 13 macht das 20.',
    gapShown: 'Die 11 schließt die Lücke: 10 bis 12 zählen nur 10, vorher zählten 10 und 12 noch 22.',
    none: 'Keine Karten und 11 Chips sind −11 Punkte. Das ist sehr gut.',
  },
  game: {
    title: 'Ende des Spiels',
    text: 'Ist die letzte Karte genommen, wird gezählt, und die entfernten Karten werden gezeigt. Wenig Punkte gewinnen, bei gleich vielen wird der Sieg geteilt.',
    several: {
      one: 'Dieses Spiel hat {n} Durchgang.',
      other:
        'Dieses Spiel hat {n} Durchgänge, und die Punkte werden zusammengezählt. Den nächsten beginnt der nächste Platz links.',
    },
    first: 'Wer beginnt, entscheidet das Los.',
  },
  tip: {
    title: 'Ein erster Tipp',
    text: 'Eine Karte, die nur in deine Reihe passt, darf ruhig noch einmal herumgehen: Die anderen zahlen Chips, um sie loszuwerden. Aber warte nicht zu lange.',
  },
};
