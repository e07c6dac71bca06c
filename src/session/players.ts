/** Who sits at a table: people of this phone and computer characters. */

/** Ids of drawn faces and colours live in the ui; here they are only words to keep. */
export interface Human {
  readonly kind: 'human';
  /** 1–20 visible characters, control and bidi characters removed. */
  readonly name: string;
  readonly face: string;
  readonly colour: string;
}

export interface Bot {
  readonly kind: 'bot';
  /** A character's id; its name, face and level come from the list of characters. */
  readonly character: string;
}

export type Player = Human | Bot;
