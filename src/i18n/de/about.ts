/** Über die App. */
export const about = {
  title: 'Über die App',
  version: 'Version {version}',
  made: 'Low Five ist eine Schachtel mit fünf Kartenspielen für ein Gerät. Ohne Konto, ohne Netz, ohne Werbung, und gesammelt wird nichts.',
  fair: 'Computergegner wissen genau so viel wie ein Mensch auf ihrem Platz und kein bisschen mehr. Nach jedem Spiel siehst du die Startzahl der Mischung, damit alle nachprüfen können, dass ehrlich gemischt wurde.',
  names:
    'Die Spiele sind unsere eigenen Fassungen bekannter Kartenspiele; Regeltexte, Wörter und Zeichnungen in dieser App stammen von uns.',
  licences: 'Lizenzen',
  licencesWhy: { one: 'Gebaut mit {n} quelloffenen Paket.', other: 'Gebaut mit {n} quelloffenen Paketen.' },
  font: 'Schrift: Atkinson Hyperlegible Next, unter der SIL Open Font License 1.1.',
};
