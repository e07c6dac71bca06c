/** ojyks: was beim Lernen gesagt wird. */
export const ojyks = {
  steps: {
    aim: 'Zwölf Karten liegen verdeckt vor dir. Am Ende kostet jede, was sie zeigt: Wenig Punkte gewinnen.',
    first: 'Zu Beginn deckst du zwei Karten auf. Zuerst diese, oben links.',
    second: 'Und jetzt die darunter.',
    others: 'Zwei Neunen! Auch gegenüber werden zwei Karten aufgedeckt.',
    draw: 'Die höheren zwei beginnen, also du. Zieh eine Karte.',
    away: 'Eine 12, die teuerste von allen. Du musst sie nicht behalten: Wirf sie ab.',
    flip: 'Wer eine gezogene Karte abwirft, deckt dafür eine eigene auf. Diese hier.',
    nine: 'Gegenüber wird gezogen und getauscht.',
    column: 'Eine 9 auf der Ablage! Nimm sie für unten links: Drei gleiche in einer Spalte sind weg.',
    unlucky: 'Die ganze Spalte ist weg, und alle ihre Punkte auch.',
    minus: 'Eine −2, ungesehen weggeworfen! Nimm sie anstelle deiner 10.',
    end: 'Hat jemand keine verdeckte Karte mehr, sind alle anderen noch einmal dran. Wer beendet, sollte am wenigsten haben, sonst zählt es doppelt. Hat jemand 100, gewinnt die kleinste Summe. Mehr musst du nicht wissen!',
  },
  notNow: {
    first: 'Im Spiel darfst du irgendwelche zwei nehmen. Jetzt bitte die markierte.',
    second: 'Im Spiel darfst du irgendwelche zwei nehmen. Jetzt bitte die markierte.',
    draw: 'Du könntest auch die offene Karte nehmen oder nur eine aufdecken. Jetzt zieh bitte.',
    away: 'Eintauschen ginge, aber wer will schon eine 12? Wirf sie ab.',
    flip: 'Jede verdeckte Karte ginge. Jetzt bitte die markierte.',
    column: 'Nicht dorthin: Die dritte 9 gehört nach unten links.',
    minus: 'Sie passt überall, aber deine offene 10 kostet am meisten. Leg sie dorthin.',
  },
};
