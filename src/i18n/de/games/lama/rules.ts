/** L.A.M.A.: die Regeln, für Menschen. */
export const lama = {
  aim: {
    title: 'Worum es geht',
    text: 'Alle wollen ihre Karten loswerden. Was du am Ende einer Runde noch auf der Hand hast, kostet Punkte. Nach ein paar Runden gewinnt, wer am wenigsten hat.',
  },
  cards: {
    title: 'Karten und Geben',
    text: 'Es gibt die Zahlen 1 bis 6 und das Lama, jeweils achtmal. Sie bilden einen Ring: Nach der 6 kommt das Lama, und nach dem Lama kommt wieder die 1.',
    ring: 'Von niedrig nach hoch, und wieder von vorn.',
    deal: 'Alle bekommen sechs Karten. Eine weitere wird aufgedeckt und beginnt den Ablagestapel.',
  },
  turn: {
    title: 'Du bist dran',
    text: 'Tu genau eins von drei Dingen. Ziehen und aussteigen darfst du auch, wenn eine Karte passen würde.',
    play: 'Spiel eine Karte, die gleich ist wie die oberste oder genau eins höher.',
    playShown: 'Auf eine 3 passt eine 3 oder eine 4.',
    llamaShown: 'Auf eine 6 passt noch eine 6 oder ein Lama.',
    oneShown: 'Auf ein Lama passt noch ein Lama oder eine 1.',
    draw: 'Zieh eine Karte. Sie kommt auf deine Hand, und dein Zug ist vorbei. Das geht nicht, wenn der Stapel leer ist oder wenn nur noch du in der Runde bist.',
    quit: 'Steig aus. Du legst deine Karten verdeckt weg und spielst nicht mehr mit. Sie zählen noch, aber schlimmer wird es nicht. Zurück kannst du nicht.',
  },
  end: {
    title: 'Ende der Runde',
    text: 'Die Runde ist sofort vorbei, wenn jemand die letzte Karte spielt oder wenn alle ausgestiegen sind. Wer allein übrig bleibt, darf weiterspielen, aber nicht ziehen.',
  },
  points: {
    title: 'Punkte',
    text: 'Die Karten auf deiner Hand zählen, aber jede Zahl nur einmal: 1 bis 6 wie gedruckt, das Lama 10.',
    sameShown: 'Drei Fünfen kosten 5 Punkte, nicht 15.',
    llamasShown: 'Zwei Lamas und eine 2 kosten 12.',
    worst: 'Von jedem eins ist das Schlimmste: 31 Punkte. Mehr wird es nie, egal was noch dazukommt.',
  },
  tokens: {
    title: 'Chips',
    text: 'Punkte werden in Chips bezahlt. Ein schwarzer zählt 10, ein weißer 1.',
    shown: '13 Punkte.',
    back: 'Wenn du deine letzte Karte gespielt hast, gibst du einen Chip zurück: Ein schwarzer zieht 10 Punkte ab, ein weißer 1.',
    free: 'Wenn du dran bist, darfst du zehn weiße Chips gegen einen schwarzen tauschen, oder umgekehrt. Das ist kein eigener Zug. Tausch, bevor du fertig wirst: Dann kannst du gleich 10 zurückgeben.',
    auto: 'Zehn weiße Chips werden von selbst zu einem schwarzen.',
    limited:
      'Es gibt 50 weiße und 20 schwarze Chips. Gehen sie einmal aus, werden die fehlenden Punkte notiert und zählen genauso.',
  },
  game: {
    title: 'Ende des Spiels',
    text: 'Hat nach einer Runde jemand {threshold} Punkte oder mehr, ist das Spiel vorbei, und die kleinste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt.',
    left: 'Wer die erste Runde beginnt, entscheidet das Los. Danach beginnt immer der nächste Platz links.',
    last: 'Wer die erste Runde beginnt, entscheidet das Los. Danach beginnt, wer zuletzt etwas getan hat.',
  },
  tip: {
    title: 'Ein erster Tipp',
    text: 'Zwei oder drei Punkte sind ein gutes Ergebnis. Mit niedrigen Karten, die sich wiederholen, steig rechtzeitig aus; mit einem Lama auf der Hand halte durch, bis eine 6 kommt.',
  },
};
