/** The player's settings: typed, versioned, with defaults; whatever is unreadable falls back field by field. */

export const THEMES = ['system', 'dark', 'light'] as const;
export const LANGUAGES = ['system', 'en', 'de'] as const;
export const PACES = ['relaxed', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const HANDOVERS = ['needed', 'always', 'never'] as const;

export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];
export type HandoverRule = (typeof HANDOVERS)[number];

export interface Settings {
  readonly version: 1;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly pace: Pace;
  readonly motion: Motion;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly haptics: boolean;
  readonly largeCards: boolean;
  /** No colour bands: numerals on paper only. */
  readonly plainNumbers: boolean;
  readonly leftHanded: boolean;
  readonly handover: HandoverRule;
  /** Kaktus: seen cards stay marked, solo practice only. */
  readonly memoryAid: boolean;
  /** Undo with several people at the table. */
  readonly sharedUndo: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  version: 1,
  theme: 'system',
  language: 'system',
  pace: 'normal',
  motion: 'system',
  sound: true,
  volume: 60,
  haptics: true,
  largeCards: false,
  plainNumbers: false,
  leftHanded: false,
  handover: 'needed',
  memoryAid: false,
  sharedUndo: false,
};
