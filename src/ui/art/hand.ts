/** The house mark: a hand coming down for a low five. Fingers are thick round lines, which stay clean at any size. */

/** Four fingers and a thumb, from the palm down; box 96 × 96. */
export const FINGERS = 'M35.5 45L25.5 74M44.5 48L40 86M54.5 48L58.5 85M63 44L74 70M34 32C26 34 17 39 11 47';
export const FINGER_WEIGHT = 10;
/** The palm, and the wrist going up and out of the picture. */
export const PALM =
  'M30 50V30C30 24 34 20 37 14V-4H61V14C65 20 68.5 24 68.5 30V48C68.5 53 64 56 60 56H38C33 56 30 54 30 50Z';
export const CUFF = 'M31-6H67V8C67 10.5 65.5 12 63 12H35C32.5 12 31 10.5 31 8Z';
