/** What every table says, in German. */
import type { table as english } from '../en/tableTalk';
import type { Like } from '../shape';

export const table = {
  round: 'Runde {n}',
  turn: '{name} ist dran',
  yourTurn: 'Du bist dran',
  thinks: '{name} überlegt …',
  dealt: 'Neue Runde. {name} beginnt.',
  roundOver: 'Die Runde ist vorbei.',
  gameOver: 'Das Spiel ist vorbei.',
  faceDown: 'verdeckt',
  goOn: 'Weiter',
  seen: 'Alles gesehen? Dann weiter.',
  zones: {
    others: 'Die anderen',
    middle: 'Die Tischmitte',
    own: 'Deine Seite des Tisches',
    actions: 'Was du tun kannst',
  },
  menu: {
    open: 'Menü',
    rules: 'Regeln an diesem Tisch',
    settings: 'Einstellungen',
    leave: 'Tisch verlassen',
    leaveWhy: 'Jeder Zug ist gespeichert. Du kannst jederzeit weiterspielen.',
  },
  hint: { ask: 'Tipp', asking: 'Ein Tipp wird überlegt …', none: 'Gerade kein Tipp.' },
  undo: 'Zurücknehmen',
  undone: 'Dein letzter Zug ist zurückgenommen.',
  happened: 'Was geschah',
  happenedOpen: 'Zeigen, was geschah',
  nothingYet: 'Noch ist nichts geschehen.',
  trouble: {
    title: 'Der letzte Zug ist noch nicht gespeichert',
    full: 'Der Speicher ist voll. Schaff Platz und mach dann einen weiteren Zug.',
    refused: 'Das Gerät hat nicht gespeichert. Das Spiel geht weiter, und mit jedem Zug wird es neu versucht.',
    elsewhere:
      'Dieses Spiel ist in einem anderen Fenster offen und ging dort weiter. Züge hier werden nicht mehr gespeichert.',
  },
  why: {
    notNow: 'Du bist nicht dran.',
    stale: 'Einen Moment: Der Tisch ist schon weiter.',
    left: 'Dieser Tisch wurde verlassen.',
    noAdvice: 'Gerade kein Tipp.',
    over: 'Das Spiel ist vorbei.',
    nothing: 'Noch gibt es nichts zurückzunehmen.',
    several: 'Bei mehreren Menschen am Tisch gilt ein Zug. Die Einstellungen können das ändern.',
    answered: 'Inzwischen hat jemand gezogen: zu spät zum Zurücknehmen.',
    seen: 'Bei diesem Zug wurde eine Karte gesehen, darum gilt er.',
    shuffled: 'Bei diesem Zug wurde gemischt, darum gilt er.',
    other: 'Das geht jetzt nicht.',
  },
  closed: { title: 'Dieser Tisch ist geschlossen', again: 'Noch einmal versuchen' },
} satisfies Like<typeof english>;
