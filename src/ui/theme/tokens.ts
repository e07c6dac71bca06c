/** Every colour, size and type step of the app: a component never writes a literal of its own. */

/** What a colour is for. Both palettes answer every name, so a screen cannot be right in only one of them. */
export interface Palette {
  /** The kitchen table under everything, and its rim. */
  readonly table: string;
  readonly tableEdge: string;
  /** The pool of lamp light on the table, and the faint grain and glass rings in it. */
  readonly tableGlow: string;
  readonly tableGrain: string;
  readonly surface: string;
  readonly surfaceRaised: string;
  /** Hairlines that only decorate; a line that carries meaning uses `outline`. */
  readonly divider: string;
  readonly outline: string;
  readonly text: string;
  readonly muted: string;
  /** Only for what *you* may do now. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly good: string;
  readonly onGood: string;
  /** Cards look the same by day and by night. */
  readonly paper: string;
  readonly paperShade: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly edge: string;
  readonly back: string;
  readonly backShade: string;
  readonly backPattern: string;
  /** The focus ring is two lines, so that one of them shows on any ground. */
  readonly focus: string;
  readonly focusHalo: string;
  readonly scrim: string;
  readonly shadow: string;
}

/** Paper and ink are the same by day and by night, so a card needs no theme to be drawn. */
export const cardColours = {
  paper: '#FFFDF7',
  paperShade: '#F4ECDB',
  ink: '#16191D',
  inkMuted: '#5A6468',
  edge: '#6B7A80',
  back: '#4A7FC4',
  backShade: '#3566A8',
  backPattern: '#DCE9FA',
} as const;

export const darkPalette: Palette = {
  ...cardColours,
  table: '#0E2A2F',
  tableEdge: '#081B1F',
  tableGlow: '#15383D',
  tableGrain: '#133238',
  surface: '#17393F',
  surfaceRaised: '#1F474E',
  divider: '#2A555C',
  outline: '#7F9C9C',
  text: '#F3F6F2',
  muted: '#A9C0BF',
  accent: '#FFC24B',
  onAccent: '#16191D',
  accentSoft: '#3A4734',
  danger: '#FF9A86',
  onDanger: '#16191D',
  good: '#7FE0B0',
  onGood: '#16191D',
  focus: '#FFFFFF',
  focusHalo: '#16191D',
  scrim: 'rgba(4, 16, 19, 0.72)',
  shadow: 'rgba(3, 12, 14, 0.45)',
};

export const lightPalette: Palette = {
  ...cardColours,
  table: '#EEF3EF',
  tableEdge: '#CBD8D2',
  tableGlow: '#F7FAF6',
  tableGrain: '#E3EBE5',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  divider: '#D3DFD9',
  outline: '#6B7F80',
  text: '#16191D',
  muted: '#4A5A5E',
  accent: '#0B5C66',
  onAccent: '#FFFFFF',
  accentSoft: '#D5E9E8',
  danger: '#9C2A2A',
  onDanger: '#FFFFFF',
  good: '#0F6B4A',
  onGood: '#FFFFFF',
  focus: '#16191D',
  focusHalo: '#FFFFFF',
  scrim: 'rgba(22, 36, 38, 0.55)',
  shadow: 'rgba(22, 45, 48, 0.22)',
};

export const SCHEMES = ['dark', 'light'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const palettes: Readonly<Record<Scheme, Palette>> = { dark: darkPalette, light: lightPalette };

/** The second cue: a value is never told by colour alone. */
export const BAND_CUES = ['chevron', 'ring', 'dot', 'two-dots', 'three-dots'] as const;
export type BandCue = (typeof BAND_CUES)[number];
export type BandIndex = 0 | 1 | 2 | 3 | 4;

export interface Band {
  readonly fill: string;
  readonly on: string;
  readonly cue: BandCue;
}

/** From lowest (best) to highest; found by search so that any two differ under every kind of colour vision. */
export const bands: readonly [Band, Band, Band, Band, Band] = [
  { fill: '#2B3FA0', on: '#FFFFFF', cue: 'chevron' },
  { fill: '#DCE6F2', on: '#16191D', cue: 'ring' },
  { fill: '#2FA37A', on: '#16191D', cue: 'dot' },
  { fill: '#F4D44D', on: '#16191D', cue: 'two-dots' },
  { fill: '#9C2A2A', on: '#FFFFFF', cue: 'three-dots' },
];

export const space = { none: 0, hair: 2, xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 32, huge: 48 } as const;

export const radius = { sm: 6, md: 10, lg: 16, xl: 24, pill: 999 } as const;

export const stroke = { hair: 1, line: 2, bold: 3 } as const;

export const fonts = {
  regular: 'AtkinsonHyperlegibleNext_400Regular',
  bold: 'AtkinsonHyperlegibleNext_700Bold',
  black: 'AtkinsonHyperlegibleNext_800ExtraBold',
} as const;

export const type = {
  display: { fontSize: 34, lineHeight: 40 },
  title: { fontSize: 22, lineHeight: 28 },
  heading: { fontSize: 19, lineHeight: 25 },
  body: { fontSize: 17, lineHeight: 24 },
  label: { fontSize: 15, lineHeight: 20 },
  caption: { fontSize: 13, lineHeight: 18 },
  floor: { fontSize: 11, lineHeight: 14 },
} as const;
export type TypeStep = keyof typeof type;

/** How far the system's text size may stretch each kind of text (`maxFontSizeMultiplier`). */
export const scaling = { body: 2, button: 1.6, tableCaption: 1.3, cardNumeral: 1 } as const;

export const target = { min: 44, primary: 56 } as const;

/** `stackFrom`: text stretched this far no longer fits beside a picture, and goes below it. */
export const layout = { maxContent: 900, maxText: 620, wideFrom: 600, stackFrom: 1.4 } as const;

/** Depth: how far a thing lifts off the table. Takes the palette's shadow colour. */
export const lift = {
  low: (shadow: string) => `0 1px 3px ${shadow}`,
  mid: (shadow: string) => `0 4px 14px ${shadow}`,
  high: (shadow: string) => `0 12px 40px ${shadow}`,
} as const;

/** Proportions of a card, all relative to its width or height, so that it looks the same at every size. */
export const cardShape = {
  ratio: 0.7,
  radius: 0.08,
  numeral: 0.42,
  header: 0.22,
  /** Below this width a card is a tile: full fill, one number. */
  miniBelow: 40,
} as const;
