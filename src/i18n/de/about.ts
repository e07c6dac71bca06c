/** Über die App. */
export const about = {
  title: 'Über die App',
  version: 'Version {version}',
  made: 'Low Five ist eine Schachtel mit fünf Kartenspielen für ein Gerät. Ohne Konto, ohne Netz, ohne Werbung, und gesammelt wird nichts.',
  fairTitle: 'Computer sehen nur, was du siehst',
  fair: 'Ein Computergegner bekommt genau das zu sehen, was ein Mensch auf seinem Platz sähe: die eigenen Karten, die offenen und was alle getan haben. Keine verdeckte Karte, kein Blick in den Stapel.',
  seed: 'Gemischt wird vor dem ersten Zug. Nach jedem Spiel siehst du die Startzahl der Mischung, damit alle sie nachprüfen können.',
  names:
    'Die Spiele sind unsere eigenen Fassungen bekannter Kartenspiele; Regeltexte, Wörter und Zeichnungen in dieser App stammen von uns.',
  licences: 'Lizenzen',
  licencesWhy: {
    one: 'Für das {n} quelloffene Paket unten.',
    other: 'Für die {n} quelloffenen Pakete unten und alles, woraus sie gemacht sind.',
  },
  mit: 'MIT-Lizenz',
  ofl: 'SIL Open Font License 1.1',
  font: 'Für die Schrift, Atkinson Hyperlegible Next.',
};
