/** The pictures on cards: the two animals, and the court of Kaktus, all of them potted. */
import { alpaca, llama } from './animals';
import { inked, line, solid, spot, square, twin } from './drawing';
import type { Drawing, Shape } from './drawing';
import type { Ink } from './inks';

const pot = (fill: Ink, shade: Ink, ...pattern: readonly Shape[]): readonly Shape[] => [
  inked(fill, 'M28 78H68L64 91C63.5 93 62.5 94 60.5 94H35.500C33.5 94 32.5 93 32 91Z'),
  solid(shade, 'M58 79.500H66L62.5 91C62 92 61.5 92.5 60.5 92.500H55C57.5 88 58.5 84 58 79.500Z'),
  ...pattern,
  inked(
    fill,
    'M26 71H70C71.5 71 72 72 72 73.500V77C72 78.5 71.5 79 70 79H26C24.5 79 24 78.5 24 77V73.500C24 72 24.5 71 26 71Z',
  ),
];

/** Worth nothing, and perfectly at peace with it. */
const king = square(
  inked('leaf', 'M33 64C20 65 11 57 13 45C14 38 23 38 23.5 45C23.5 51 27 54 34 53'),
  inked('leaf', 'M63 64C76 65 85 57 83 45C82 38 73 38 72.5 45C72.5 51 69 54 62 53'),
  inked('leaf', 'M31 76V36C31 14 65 14 65 36V76Z'),
  solid('moss', 'M57 25C61 28 63.5 31 63.5 37V71H57C59.5 56 60 40 57 25Z'),
  line('M18 48V50M78 48V50M38 64V67M56 65V68', 'cream', 2),
  inked('amber', 'M30 24L27 4L37.5 12L48 1.500L58.5 12L69 4L66 24C56 28 40 28 30 24Z'),
  line('M33 19.500C42 22.5 54 22.5 63 19.5', 'honey', 2.5),
  spot('red', 48, 13.5, 2.6),
  twin(spot('teal', 36.5, 16, 1.9)),
  twin(line('M36.5 38.500C38.5 41.5 42 41.5 44 38.5')),
  twin(line('M35 32.500C37.5 30.5 41 30.8 43.5 32.5', 'cream', 3)),
  inked(
    'cream',
    'M48 47C44 42.5 37 44 34.5 48.500C33.5 50.5 31 50.5 29.5 49C30 56 38 58 42.5 55.500C45 54 46.5 52.5 48 51C49.5 52.5 51 54 53.5 55.500C58 58 66 56 66.5 49C65 50.5 62.5 50.5 61.5 48.500C59 44 52 42.5 48 47Z',
    2.5,
  ),
  line('M44.5 60C46.5 61.5 49.5 61.5 51.5 60'),
  ...pot('plum', 'coal', line('M34 86C37 83 40 89 43 86C46 83 49 89 52 86C55 83 58 89 62 86', 'amber', 2.5)),
);

/** Ten points of dignity. */
const queen = square(
  inked('leaf', 'M48 26C70 26 81 38 80 52C79 66 70 76 48 76C26 76 17 66 16 52C15 38 26 26 48 26Z'),
  solid('moss', 'M67 31.500C75.5 36 79 43 78.5 52C77.5 64.5 69 74.5 50 74.500C68 66 73 48 67 31.500Z'),
  twin(line('M33 30C25 40 25 60 33 72', 'moss', 2.5)),
  twin(line('M20 50H22.500M22 60H24M24 40H26M29 55H31', 'cream', 2)),
  twin(inked('amber', 'M48 8L41 21L31 14L32 29C37 31 43 31.5 48 31.500Z')),
  solid('amber', 'M46 10H50V30H46Z'),
  line('M34.5 25.500C42 28 54 28 61.5 25.5', 'honey', 2.5),
  inked(
    'rose',
    'M48 17C44.5 18 41.5 15.5 43 12.500C40 10 43 6.5 46 8C47 5 50 5 50.5 8C53.5 6.5 56 10 53 12.500C54.5 15.5 51.5 18 48 17Z',
    2,
  ),
  spot('cream', 48.2, 12, 2),
  twin(inked('rose', 'M31 15a2.8 2.8 0 1 1 .1 0Z', 2)),
  twin(line('M35 46C37 50 42 50 44 46')),
  twin(line('M35.5 47L32 49.500M37.5 49.500L35.5 52.5', 'ink', 2.5)),
  twin(line('M35 39C37.5 37.5 41 37.8 43 39.5', 'ink', 2)),
  twin(spot('rose', 31, 57, 3.6, 2.7)),
  solid('red', 'M48 59C46.5 57.5 44.5 57.5 42.5 59.500C44.5 63.5 51.5 63.5 53.5 59.500C51.5 57.5 49.5 57.5 48 59Z'),
  ...pot(
    'rose',
    'red',
    line('M36 86H36.100M42 88.500H42.100M48 89.500H48.100M54 88.500H54.100M60 86H60.1', 'cream', 4),
  ),
);

/** Winks, and has already swapped your cards. */
const jack = square(
  inked('leaf', 'M30 52C16 54 8 44 12 34C15 26 25 26 30 34C33 40 34 46 34 50Z'),
  inked('leaf', 'M66 48C70 36 80 32 86 38C92 46 84 58 68 58Z'),
  inked('leaf', 'M48 22C62 22 69 34 68 48C67 62 60 74 56 76H40C36 74 29 62 28 48C27 34 34 22 48 22Z'),
  solid('moss', 'M59 27C65 32 67 40 66.5 48C65.5 61 59 73 55.5 74.500H49C60 64 63 44 59 27Z'),
  line('M19 38V40M25 44V46M78 43V45M74 50V52M36 64V66.500M58 62V64.500M47 67V69.5', 'cream', 2),
  inked('red', 'M60 20C62 10 72 3 84 2C84 12 76 21 66 23Z', 2.5),
  line('M64 19C69 14 74 10 79 7', 'cream', 2),
  inked('blue', 'M26 31C24 17 36 9 50 10C62 11 70 19 70 28C56 24 40 25 26 31Z'),
  inked('navy', 'M22 33C36 24 58 21 74 27C76 28 76 31 74 32C58 28 40 30 26 37C23 38 20 35 22 33Z'),
  spot('ink', 40, 44, 3.2),
  line('M53 44.500C55 41.5 59 41.5 61 44.5'),
  line('M35 38.500C37 37 40 36.5 42.5 37.5', 'ink', 2.5),
  inked('paper', 'M38 52C45 55 52 54.5 59 51C59 59 54 63 48.5 63C43 63 38.5 59 38 52Z', 2.5),
  twin(spot('rose', 33.5, 52, 2.8, 2.2)),
  ...pot('teal', 'pine', line('M36 82L41 87L36 92M48 82L43 87L48 92L53 87ZM60 82L55 87L60 91', 'amber', 2)),
);

/** One point old. */
const ace = square(
  line('M48 40V26M48 33C42 33 38 29 38 23C44 23 48 27 48 33M48 29C48 22 52 17 59 17C59 24 55 29 48 29'),
  inked('mint', 'M48 34C41 34 37 30 36.5 22.500C44 22.5 48 27 48 34Z', 2.5),
  inked('leaf', 'M48 31C48 22 53 16.5 61 16.500C61 25 56 31 48 31Z', 2.5),
  inked('leaf', 'M48 37C64 37 72 46 71 58C70 68 62 74 48 74C34 74 26 68 25 58C24 46 32 37 48 37Z'),
  solid('moss', 'M61 41.500C67.5 45 70 51 69.5 58C68.5 66.5 61.5 72.5 50 72.500C62 66 65 54 61 41.500Z'),
  line('M33 48V50M30 60V62M40 43V45M64 63V65', 'cream', 2),
  twin(spot('ink', 39.5, 55, 4)),
  spot('paper', 41, 53.5, 1.4),
  spot('paper', 58, 53.5, 1.4),
  twin(spot('rose', 34, 63, 2.8, 2.2)),
  line('M45 62.500C46.5 64.5 49.5 64.5 51 62.5'),
  ...pot('clay', 'clayShade'),
);

export const cardPictures = {
  llama: square(spot('amber', 48, 52, 42), ...llama),
  alpaca: square(spot('sky', 48, 52, 42), ...alpaca),
  king,
  queen,
  jack,
  ace,
} as const satisfies Readonly<Record<string, Drawing>>;
export type CardPictureId = keyof typeof cardPictures;
export const CARD_PICTURES = Object.keys(cardPictures) as readonly CardPictureId[];

const pip = (fill: Ink, d: string): Drawing => ({ box: [24, 24], shapes: [solid(fill, d)] });

/** Suits mean nothing in Kaktus, so they are small: a spine, a heart, a kite and a flower. */
export const suits = {
  spade: pip(
    'ink',
    'M12 1.500C13 6 21 9.5 21 15C21 18.5 16.5 20 13.4 17.200C13.6 19.5 14.3 21.2 15.8 22.500H8.200C9.7 21.2 10.4 19.5 10.6 17.200C7.5 20 3 18.5 3 15C3 9.5 11 6 12 1.500Z',
  ),
  heart: pip('brick', 'M12 22C9.5 17 2 14 2 8C2 2.5 9.5 1 12 6.500C14.5 1 22 2.5 22 8C22 14 14.5 17 12 22Z'),
  diamond: pip(
    'brick',
    'M12 1.500C14 6 17 9.5 20.5 12C17 14.5 14 18 12 22.500C10 18 7 14.5 3.5 12C7 9.5 10 6 12 1.500Z',
  ),
  club: pip(
    'ink',
    'M12 1.500C15.5 1.5 17.6 5 15.9 8.300C19.8 7.3 22.5 9.8 22.2 13C21.8 16.7 17 18.2 13.6 15.500C13.7 18.5 14.3 21 15.8 22.500H8.200C9.7 21 10.3 18.5 10.4 15.500C7 18.2 2.2 16.7 1.8 13C1.5 9.8 4.2 7.3 8.1 8.300C6.4 5 8.5 1.5 12 1.500Z',
  ),
} as const satisfies Readonly<Record<string, Drawing>>;
export type SuitId = keyof typeof suits;
