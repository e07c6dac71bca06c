/** Die Computergegner mit Namen und ihrer Art in einem Satz. */
export const levels = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' };

export const characters = {
  pip: { name: 'Pip', style: 'Immer in Eile und zu früh aus der Runde.' },
  mabel: { name: 'Mabel', style: 'Hortet Chips und vergisst, wo sie was hingelegt hat.' },
  otto: { name: 'Otto', style: 'Vorsichtig bis zum Gehtnichtmehr. Lieber nicht, danke.' },
  juno: { name: 'Juno', style: 'Sucht Spalten und Paare wie andere Leute Pilze.' },
  finn: { name: 'Finn', style: 'Ruft erst und überlegt dann.' },
  greta: { name: 'Greta', style: 'Verlässlich wie eine Küchenuhr. Keine Tricks, kaum Fehler.' },
  vera: { name: 'Vera', style: 'Zählt jede Karte mit und verzieht keine Miene.' },
  rufus: { name: 'Rufus', style: 'Gibt nichts her, schon gar keinen Chip.' },
  ines: { name: 'Ines', style: 'Wartet geduldig, bis die lange Reihe ihr gehört.' },
  magnus: { name: 'Magnus', style: 'Der Großmeister. Leg dir eine gute Ausrede zurecht.' },
};
