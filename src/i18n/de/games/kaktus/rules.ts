/** Kaktus: die Regeln, für Menschen. */
export const kaktus = {
  aim: {
    title: 'Worum es geht',
    text: 'Vier Karten liegen verdeckt vor dir, und du kennst nur einige davon. Mach sie so niedrig wie möglich, merk sie dir und ruf „Kaktus“, wenn du glaubst, dass niemand weniger hat.',
  },
  cards: {
    title: 'Karten und Geben',
    text: 'Vierzig Karten ohne 8, 9 und 10. Die Farben bedeuten nichts.',
    shown: 'König 0, Ass 1, Zahlen wie gedruckt, Bube und Dame 10.',
    deal: 'Alle bekommen vier Karten auf feste Plätze und sehen sich vor dem ersten Zug einmal irgendwelche zwei davon an. Eine Karte wird als Anfang der Ablage aufgedeckt. Die Reihenfolge wird ausgelost.',
  },
  turn: {
    title: 'Du bist dran',
    text: 'Zuerst ziehst du auf eine von zwei Arten: vom Stapel oder mit einem Stachelpaar. Danach rufst du „Kaktus“ oder beendest deinen Zug.',
    stock:
      'Zieh vom Stapel und sieh die Karte an. Behalte sie, dann kommt sie an die Stelle einer deiner Karten, und die alte kommt offen auf die Ablage. Oder wirf sie ab.',
    keepShown: 'Der König bleibt, die Dame geht.',
    memory: 'Die Karten liegen sofort wieder verdeckt. Sie sich zu merken ist das Spiel.',
  },
  powers: {
    title: 'Karten mit Wirkung',
    text: 'Ziehst du eine davon vom Stapel und wirfst sie gleich ab, musst du ihre Wirkung nutzen.',
    six: 'Sechs: Sieh eine deiner eigenen Karten an.',
    seven: 'Sieben: Sieh eine fremde Karte an.',
    jack: 'Bube: Tausch eine deiner Karten mit einer fremden. Niemand sieht sie an.',
  },
  pair: {
    title: 'Das Stachelpaar',
    text: 'Statt zu ziehen darfst du zwei deiner Karten aufdecken, die du für gleich hältst. Sind sie es, kommen beide auf die Ablage, und die Karte, die dort oben lag, kommt verdeckt an die Stelle der linken. Du hast eine Karte weniger.',
    shown: 'Zwei Siebenen gehen, der König kommt: Aus 7, 2, 7, Ass werden König, 2, Ass.',
    wrongSeen:
      'Sind sie nicht gleich, haben alle sie gesehen, sie kommen zurück, und du bekommst eine Karte vom Stapel dazu, die du ansehen darfst.',
    wrongUnseen:
      'Sind sie nicht gleich, haben alle sie gesehen, sie kommen zurück, und du bekommst ungesehen eine Karte vom Stapel dazu.',
  },
  call: {
    title: 'Kaktus!',
    text: 'Nach dem Ziehen darfst du „Kaktus“ rufen. Alle anderen sind noch einmal dran, dann wird alles aufgedeckt. Die kleinste Summe gewinnt.',
    safe: 'Siebenen und Buben dürfen die Karten dessen, der gerufen hat, nicht mehr treffen.',
    none: 'Wer ruft und geschlagen wird, zahlt nichts extra.',
    five: 'Wer ruft und geschlagen wird, zahlt 5 Punkte extra.',
    ten: 'Wer ruft und geschlagen wird, zahlt 10 Punkte extra.',
    double: 'Wer ruft und geschlagen wird, zahlt alle Punkte doppelt.',
    shared: 'Bei gleicher Summe wird der Sieg geteilt.',
    callerLoses: 'Bei gleicher Summe wird der Sieg geteilt, aber wer gerufen hat, verliert jeden Gleichstand.',
  },
  game: {
    title: 'Ende des Spiels',
    one: 'Ein Durchgang entscheidet.',
    deals: {
      one: 'Es gibt {n} Durchgang.',
      other: '{n} Durchgänge werden zusammengezählt. Wer einen gewonnen hat, beginnt den nächsten.',
    },
    points: {
      one: 'Es wird zusammengezählt, bis jemand {n} Punkt hat.',
      other:
        'Es wird zusammengezählt, bis jemand {n} Punkte oder mehr hat. Wer einen Durchgang gewonnen hat, beginnt den nächsten.',
    },
    stock: 'Ist der Stapel leer, wird die Ablage gemischt und wird zum neuen Stapel.',
  },
  tip: {
    title: 'Ein erster Tipp',
    text: 'Nutz die ersten Züge, um zu ersetzen, was du nicht kennst. Mit etwa 6 Punkten oder weniger lohnt sich das Rufen.',
  },
};
