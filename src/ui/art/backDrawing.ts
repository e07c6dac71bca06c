/** What is on the back of every card, as data: two hands meeting in a low five on rays of light, or only a sun where there is no room for hands. */
import { cardColours } from '../theme/tokens';
import { CUFF, FINGERS, FINGER_WEIGHT, PALM } from './hand';

const { back, backShade, backPattern } = cardColours;

/** With colours of the cards, which are not those of the paint box; round ends wherever there is a line. */
export interface BackShape {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly transform?: string;
}

/** Below this width the hands would be crumbs; a sun is enough. */
export const HANDS_FROM = 40;
export const BACK_BOX = [70, 100] as const;

const RAYS =
  'M35 50L35-20M35 50L62-12M35 50L84 8M35 50L96 30M35 50L100 50M35 50L96 70M35 50L84 92M35 50L62 112M35 50L35 120M35 50L8 112M35 50L-14 92M35 50L-26 70M35 50L-30 50M35 50L-26 30M35 50L-14 8M35 50L8-12';
const SPARKS = 'M7 50H13M10 42L14.5 44.5M10 58L14.5 55.5M63 50H57M60 42L55.5 44.5M60 58L55.5 55.5';

const disc = (r: number, fill: string): BackShape => ({
  fill,
  d: `M${35 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
});
const rays = (strokeWidth: number): BackShape => ({ d: RAYS, fill: 'none', stroke: backShade, strokeWidth });

const hand = (transform: string): readonly BackShape[] => [
  { transform, d: FINGERS, fill: 'none', stroke: back, strokeWidth: FINGER_WEIGHT + 5 },
  { transform, d: PALM, fill: backPattern, stroke: back, strokeWidth: 5 },
  { transform, d: FINGERS, fill: 'none', stroke: backPattern, strokeWidth: FINGER_WEIGHT },
  { transform, d: PALM, fill: backPattern },
  { transform, d: CUFF, fill: backShade },
];

export const meeting: readonly BackShape[] = [
  rays(3.5),
  ...hand('translate(13.5 6) scale(.46)'),
  ...hand('rotate(180 35 50) translate(13.5 6) scale(.46)'),
  { d: SPARKS, fill: 'none', stroke: backPattern, strokeWidth: 2 },
];

export const sun: readonly BackShape[] = [rays(6), disc(16, backPattern), disc(7, back)];
