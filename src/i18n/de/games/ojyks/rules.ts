/** ojyks: die Regeln, für Menschen. */
export const ojyks = {
  aim: {
    title: 'Worum es geht',
    text: 'Vor allen liegen zwölf Karten, fast alle verdeckt. Tausch hohe gegen niedrige, räum ganze Spalten ab und beende die Runde, wenn du glaubst, am wenigsten zu haben.',
  },
  cards: {
    title: 'Karten und Geben',
    text: 'Die Karten gehen von −2 bis 12. Niedrig ist gut, und Minuskarten ziehen Punkte ab. Es gibt {zeros} Nullen, fünfmal die −2 und jede andere Zahl zehnmal.',
    shown: 'Von sehr gut bis sehr schlecht.',
    deal: 'Deine Karten liegen in vier Spalten und drei Reihen. Alle decken irgendwelche zwei auf. Wer mit zweien die höchste Summe hat, beginnt.',
    dealShown: 'Am Anfang kennst du zwei deiner zwölf Karten.',
    closer: 'Ab der zweiten Runde beginnt, wer die Runde davor beendet hat.',
  },
  turn: {
    title: 'Du bist dran',
    text: 'Tu eins von diesen Dingen.',
    take: 'Nimm die offene Karte von der Ablage und leg sie anstelle irgendeiner deiner Karten hin, offen oder verdeckt. Die alte kommt auf die Ablage.',
    takeShown: 'Die offene 1 kommt für die 11.',
    draw: 'Zieh eine Karte und sieh sie an. Leg sie anstelle einer deiner Karten hin, oder wirf sie ab und deck dafür eine verdeckte auf.',
    reveal: 'Deck einfach eine deiner verdeckten Karten auf.',
    noReveal: 'Nur aufzudecken ist an diesem Tisch nicht erlaubt.',
  },
  columns: {
    title: 'Spalten abräumen',
    text: 'Drei gleiche offene Karten in einer Spalte kommen sofort weg und kosten nichts mehr. Das gilt auch für Minuskarten, also pass auf.',
    shown: 'Die dritte 5 macht die Spalte voll: Alle drei sind weg.',
  },
  end: {
    title: 'Ende der Runde',
    text: 'Wer keine verdeckte Karte mehr hat, hat die Runde beendet. Alle anderen sind noch einmal dran, dann wird alles aufgedeckt. Spalten, die dabei voll werden, kommen auch noch weg.',
    double:
      'Wer die Runde beendet, sollte am wenigsten haben. Hat sonst jemand gleich viel oder weniger, werden die Punkte der Person verdoppelt, die beendet hat, außer bei 0 oder darunter.',
    doubleShown: 'Du beendest mit 7, und noch jemand hat 7: Du bekommst 14.',
  },
  game: {
    title: 'Ende des Spiels',
    text: 'Die Runden werden zusammengezählt, bis jemand {end} Punkte oder mehr hat. Die kleinste Summe gewinnt, bei gleicher Summe wird der Sieg geteilt. Eine Summe darf auch unter null liegen.',
  },
  tip: {
    title: 'Ein erster Tipp',
    text: 'Leg hohe Karten, die gleich sind, in dieselbe Spalte. Zwei Zwölfen und später eine dritte kosten nichts.',
  },
};
