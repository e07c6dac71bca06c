/** L.A.M.A.: was beim Lernen gesagt wird. */
export const lama = {
  steps: {
    aim: 'Werde deine Karten los: Was du am Ende der Runde noch hast, kostet Punkte. Wenig Punkte gewinnen.',
    same: 'Oben liegt eine 2. Spiel deine 2: Die gleiche Zahl passt immer.',
    others: 'Jetzt die anderen. Wer aussteigt, legt die Karten weg und spielt nicht mehr mit.',
    higher: 'Genau eins höher passt auch. Oben liegt eine 4, also spiel deine 5.',
    leaving: 'Zwei sind schon raus: Ihre Karten zählen, aber schlimmer wird es für sie nicht mehr.',
    llama: 'Nach der 6 kommt das Lama. Auf der Hand würde es 10 kosten, also weg damit!',
    afterLlama: 'Nach dem Lama beginnt die Leiter wieder bei 1.',
    draw: 'Oben liegt eine 1, und du hast nur noch Vieren: Nichts passt. Zieh eine Karte.',
    alone: 'Eine 2 würde passen, aber mit dem Ziehen ist dein Zug vorbei.',
    playOn: 'Alle anderen sind raus. Du darfst allein weiterspielen: Spiel die 2.',
    quit: 'Nichts passt, und allein darfst du nicht ziehen: Steig aus. Drei Vieren zählen nur einmal.',
    end: 'Du zahlst 4 Punkte, am wenigsten von allen. Gezahlt wird mit Chips: Weiß zählt 1, Schwarz 10. Wer die letzte Karte spielt, gibt einen Chip zurück. Mehr musst du nicht wissen!',
  },
  notNow: {
    same: 'Auch das ist erlaubt. Aber probier zuerst die 2: Sie passt.',
    higher: 'Das ist erlaubt, wäre aber schade: Gerade jetzt passt deine 5.',
    llama: 'Jetzt nicht. Das Lama kostet 10, und gerade wirst du es los.',
    draw: 'Aussteigen darfst du jederzeit, aber es ist noch früh. Zieh zuerst eine Karte.',
    playOn: 'Du könntest aussteigen, aber die 2 passt: eine Karte weniger, die zählt.',
    quit: 'Hier geht nichts anderes mehr: Steig aus.',
  },
};
