/** The mark of the house, on the app icon and over the lobby: a hand comes down on two cards in the lamp light. */
import { inked, line, solid, spot } from './drawing';
import type { Drawing, Shape } from './drawing';
import { CUFF, FINGERS, FINGER_WEIGHT, PALM } from './hand';

const OUTLINE = 6;

/** The sleeve goes on above the box, for frames that show more than the box. */
const SLEEVE = 'M35-90H63V6H35Z';

const hand: readonly Shape[] = [
  inked('teal', SLEEVE, OUTLINE - 1),
  inked('cream', PALM, OUTLINE),
  line(FINGERS, 'ink', FINGER_WEIGHT + OUTLINE),
  line(FINGERS, 'cream', FINGER_WEIGHT),
  solid('cream', PALM),
  line('M39.5 42V47.500M49.5 43.500V49M59 42V47.5', 'woolShade', 2.5),
  inked('teal', CUFF, OUTLINE - 1),
  line('M40-2V7M49-2V7M58-2V7', 'amber', 3),
];

const cards: readonly Shape[] = [
  inked(
    'paper',
    'M52.3 46.500L78.5 40Q82.5 39 83.6 43L94.5 85.500Q95.5 89.5 91.5 90.500L65.3 97Q61.3 98 60.3 94L49.3 51.500Q48.3 47.5 52.3 46.500Z',
  ),
  solid(
    'blue',
    'M56 51L76.5 46Q79 45.4 79.6 47.800L89.2 84Q89.8 86.5 87.3 87L67.5 92Q65 92.6 64.4 90.200L54 54Q53.5 51.6 56 51Z',
  ),
  inked(
    'paper',
    'M43.7 48.500L17.5 42Q13.5 41 12.4 45L1.5 87.500Q.5 91.5 4.5 92.500L30.7 99Q34.7 100 35.7 96L46.7 53.500Q47.7 49.5 43.7 48.500Z',
  ),
  solid(
    'red',
    'M40 53L19.5 48Q17 47.4 16.4 49.800L6.8 86Q6.2 88.5 8.7 89L28.5 94Q31 94.6 31.6 92.200L42 56Q42.5 53.6 40 53Z',
  ),
];

export const lamp: Drawing = { box: [96, 96], shapes: [spot('amber', 48, 52, 42)] };
/** What lies in the light; wants room round the box. */
export const lowFive: Drawing = { box: [96, 96], shapes: [...cards, ...hand] };
/** One colour, for systems that tint icons themselves: the hand, with a gap where the cuff ends. */
export const silhouette: Drawing = {
  box: [96, 96],
  shapes: [
    solid('paper', 'M35-90H63V-10H35Z'),
    solid('paper', CUFF),
    solid(
      'paper',
      'M37 17H61C65 21 68.5 25 68.5 30V48C68.5 53 64 56 60 56H38C33 56 30 54 30 50V30C30 25 33.5 21 37 17Z',
    ),
    line(FINGERS, 'paper', FINGER_WEIGHT),
  ],
};
