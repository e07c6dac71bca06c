/** Alpaca: die Regeln, für Menschen. */
export const alpaca = {
  aim: {
    title: 'Worum es geht',
    text: 'Gemeinsam geht es die Leiter hoch: Werde deine Karten los, oder steig aus, bevor sie zu teuer werden. Nach ein paar Runden gewinnt, wer am wenigsten Punkte hat.',
  },
  cards: {
    title: 'Karten und Geben',
    text: 'Es gibt die Zahlen 1 bis 6 und das Alpaka, jeweils achtmal. Das Alpaka steht über der 6, und danach beginnt die Leiter wieder bei 1.',
    ring: 'Von niedrig nach hoch, und wieder von vorn.',
    deal: 'Es geht zu zweit bis zu sechst. Alle bekommen sechs Karten, und eine weitere wird als Anfang des Ablagestapels aufgedeckt.',
  },
  turn: {
    title: 'Du bist dran',
    text: 'Wähl eins von dreien. Ziehen und aussteigen darfst du auch, wenn eine Karte passt.',
    play: 'Spiel eine Karte: gleich wie die oberste oder genau eins höher.',
    playShown: 'Auf eine 2 passt eine 2 oder eine 3.',
    alpacaShown: 'Auf eine 6 passt eine 6 oder ein Alpaka, auf ein Alpaka noch eins oder eine 1.',
    draw: 'Zieh eine Karte, und dein Zug ist vorbei. Das geht nicht vom leeren Stapel und nicht, wenn alle anderen raus sind.',
    quit: 'Steig aus. Deine Karten liegen verdeckt und zählen so, wie sie sind. Zurück kannst du nicht.',
  },
  end: {
    title: 'Ende der Runde',
    text: 'Jemand spielt die letzte Karte, oder auch die Letzten steigen aus: Dann ist die Runde sofort vorbei.',
  },
  points: {
    title: 'Punkte',
    text: 'Jede Zahl auf deiner Hand zählt einmal, egal wie oft du sie hast. Das Alpaka zählt 10.',
    sameShown: 'Zwei Vieren, zwei Einsen: 5 Punkte.',
    alpacaShown: 'Drei Alpakas: 10 Punkte.',
  },
  tokens: {
    title: 'Chips',
    text: 'Punkte sammelst du in Chips: schwarz für 10, weiß für 1. Zehn weiße werden von selbst zu einem schwarzen.',
    shown: '21 Punkte.',
    back: 'Wer die letzte Karte gespielt hat, gibt einen Chip zurück. Ein schwarzer ist zehn weiße wert, also gib den, wenn du kannst.',
  },
  game: {
    title: 'Ende des Spiels',
    text: 'Sobald nach einer Runde jemand {threshold} Punkte oder mehr hat. Die kleinste Summe gewinnt, bei gleicher Summe wird der Sieg geteilt.',
    left: 'Wer die erste Runde beginnt, entscheidet das Los. Danach beginnt immer der nächste Platz links.',
    last: 'Wer die erste Runde beginnt, entscheidet das Los. Danach beginnt, wer zuletzt etwas getan hat.',
  },
  tip: {
    title: 'Ein erster Tipp',
    text: 'Sieh dir an, wie viele Karten die anderen noch haben. Hält jemand nur noch eine oder zwei, kann die Runde enden, bevor du wieder dran bist.',
  },
};
