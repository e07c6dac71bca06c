/** Kaktus: Regelvarianten. */
export const kaktus = {
  length: {
    label: 'Länge',
    why: 'Ein Durchgang, oder mehrere zusammengezählt.',
    values: {
      '1': '1 Durchgang',
      '3': '3 Durchgänge',
      '5': '5 Durchgänge',
      '9': '9 Durchgänge',
      to50: 'Bis 50 Punkte',
      to100: 'Bis 100 Punkte',
    },
  },
  beaten: {
    label: 'Wenn jemand besser ist',
    why: 'Was es kostet, zu früh „Kaktus“ zu rufen.',
    values: { none: 'Keine Strafe', five: '5 Punkte', ten: '10 Punkte', double: 'Punkte doppelt' },
  },
  safe: {
    label: 'Karten nach dem Ruf',
    why: 'Ob Siebenen und Buben sie danach noch treffen dürfen.',
    values: { false: 'Wie alle anderen', true: 'Geschützt' },
  },
  tie: {
    label: 'Gleichstand mit dem Ruf',
    why: 'Gilt bei Spielen mit einem Durchgang.',
    values: { shared: 'Sieg geteilt', callerLoses: 'Der Ruf verliert' },
  },
  penalty: {
    label: 'Karte für ein falsches Paar',
    why: 'Ob du die Strafkarte eines falschen Stachelpaars ansehen darfst.',
    values: { seen: 'Angesehen', unseen: 'Ungesehen' },
  },
};
