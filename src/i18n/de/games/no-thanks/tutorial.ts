/** No Thanks!: was beim Lernen gesagt wird. */
export const noThanks = {
  steps: {
    aim: 'Jede Karte, die du nimmst, kostet ihre Zahl. Jeder Chip, den du behältst, zieht 1 ab. Wenig Punkte gewinnen.',
    pass: 'Eine 31 ist teuer. Sag „Nein danke“: Du legst einen Chip darauf und gibst sie weiter.',
    round: 'Die anderen wollen sie auch nicht. Auf der Karte sammeln sich Chips.',
    passAgain: 'Wieder bei dir, mit 3 Chips darauf: Sie würde immer noch 28 kosten. Noch einmal nein danke.',
    taken: 'Wer die Karte nimmt, bekommt alle Chips darauf und ist gleich wieder dran.',
    take: 'Eine 10 mit einem Chip darauf ist billig. Nimm sie: Der Chip gehört dann auch dir.',
    run: 'Eine 11, was für ein Glück! Von Nachbarn zählt nur die niedrigste: Sie kostet dich nichts.',
    chips: 'Eine 26 kostet wieder viel. Nein danke. Achte auf deine Chips: Ohne Chip musst du nehmen.',
    goesOn: 'So geht es weiter bis zur letzten Karte. Die Leisten, 3 bis 35, zeigen, wer was hat.',
    end: 'Deine 10 und 11 kosten zusammen 10, und jeder Chip zieht noch einen Punkt ab. Mehr musst du nicht wissen!',
  },
  notNow: {
    pass: 'Du darfst sie nehmen, aber 31 Punkte sind viel. Sag zuerst „Nein danke“.',
    passAgain: 'Drei Chips wiegen keine 31 auf. Sag noch einmal „Nein danke“.',
    take: 'Ablehnen ginge, aber so billig kommt selten eine Karte. Nimm sie.',
    run: 'Du könntest ablehnen und auf Chips hoffen, aber lass es hier nicht darauf ankommen. Nimm sie.',
    chips: 'Du darfst sie nehmen, aber sie passt zu nichts, was du hast. Sag „Nein danke“.',
  },
};
