/** Wörter aller Bildschirme. */
export const common = {
  app: 'Low Five',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  lobby: 'Lobby',
  loading: 'Einen Moment …',
  moreOf: '{what}: mehr',
  lessOf: '{what}: weniger',
  and: '{list} und {last}',
  points: { one: '{n} Punkt', other: '{n} Punkte' },
  ago: {
    now: 'gerade eben',
    minutes: { one: 'vor {n} Minute', other: 'vor {n} Minuten' },
    hours: { one: 'vor {n} Stunde', other: 'vor {n} Stunden' },
    yesterday: 'gestern',
    days: { one: 'vor {n} Tag', other: 'vor {n} Tagen' },
  },
};

export const errors = {
  title: 'Das hätte nicht passieren dürfen',
  text: 'In der App ist etwas schiefgegangen. Jeder Zug ist gespeichert, an deinem Tisch ist also nichts verloren.',
  resume: 'Beim letzten Zug weitermachen',
  lobby: 'Zurück zur Lobby',
  begin: {
    seats: 'Mit so vielen Leuten geht dieses Spiel nicht.',
    players: 'Ein Name kommt doppelt vor oder fehlt.',
    options: 'Diese Regeln passen nicht zusammen. Wähl die Vorgabe noch einmal.',
    tooMany: 'Es warten schon zehn Spiele. Spiel zuerst eines zu Ende oder gib eines auf.',
    storage: 'Das neue Spiel ließ sich nicht speichern. Ist der Speicher voll?',
    other: 'Das Spiel ließ sich nicht starten. Bitte versuch es noch einmal.',
  },
  open: {
    absent: 'Dieses Spiel gibt es nicht mehr.',
    finished: 'Dieses Spiel ist zu Ende. Sein Punktezettel liegt bei den gespielten Partien.',
    frozen: 'Dieses Spiel begann mit älteren Regeln und kann nicht weitergehen.',
    quarantined: 'Dieses Spiel lässt sich nicht lesen. Es bleibt aufgehoben, falls eine spätere Version es kann.',
    newer: 'Dieses Spiel stammt aus einer neueren Version der App. Nach einem Update geht es weiter.',
    unreadable: 'Das Gerät rückt dieses Spiel gerade nicht heraus. Versuch es gleich noch einmal.',
    other: 'Das Spiel ließ sich nicht öffnen. Bitte versuch es noch einmal.',
  },
};
