/** The people: one friendly head, twelve heads of hair. Made from parts, so that they look like one family of drawings. */
import { inked, line, solid, spot, square, twin } from './drawing';
import type { Drawing, Shape } from './drawing';
import type { Ink } from './inks';

interface Person {
  readonly skin: Ink;
  readonly cheek: Ink;
  readonly shirt: Ink;
  readonly behind?: readonly Shape[];
  readonly front?: readonly Shape[];
  readonly eyes?: readonly Shape[];
  readonly mouth?: readonly Shape[];
}

const openEyes: readonly Shape[] = [twin(spot('ink', 39, 50, 3))];
const happyEyes: readonly Shape[] = [twin(line('M35 51C36.5 47.5 41 47.5 42.5 51'))];
const smile: readonly Shape[] = [line('M41.5 61C44.5 65 51.5 65 54.5 61')];
const grin: readonly Shape[] = [
  inked('paper', 'M40 60C45 61.5 51 61.5 56 60C56 66.5 52.5 69 48 69C43.5 69 40 66.5 40 60Z', 2.5),
];
const smirk: readonly Shape[] = [line('M42 62.500C46 65.5 52 64 55 60')];

const person = ({ skin, cheek, shirt, behind = [], front = [], eyes = openEyes, mouth = smile }: Person): Drawing =>
  square(
    ...behind,
    inked(shirt, 'M10 98C11 86 22 79 36 78H60C74 79 85 86 86 98Z'),
    inked(skin, 'M40 66V80C42 85 54 85 56 80V66Z'),
    twin(inked(skin, 'M27 52C20.5 49 18.5 57 23 60C25 61.5 28 61 29 59.5')),
    inked(skin, 'M26 44C26 28 36 22 48 22C60 22 70 28 70 44C70 62 61 74 48 74C35 74 26 62 26 44Z'),
    twin(spot(cheek, 34.5, 58, 3.6, 2.7)),
    ...eyes,
    line('M48 51C49.5 53.5 50 55.5 47.5 56.5', 'ink', 2.5),
    ...mouth,
    ...front,
  );

const glasses: readonly Shape[] = [
  twin(line('M30.5 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0M30.5 49L26 47.5', 'ink', 2.5)),
  line('M46.5 49C47.5 48 48.5 48 49.5 49', 'ink', 2.5),
];

const curls = person({
  skin: 'skin4',
  cheek: 'clay',
  shirt: 'amber',
  mouth: grin,
  behind: [
    inked(
      'coal',
      'M20 64C10 62 8 52 14 47C7 40 11 30 19 29C18 19 28 13 35 17C39 8 57 8 61 17C68 13 78 19 77 29C85 30 89 40 82 47C88 52 86 62 76 64Z',
    ),
  ],
  front: [
    inked(
      'coal',
      'M25 46C19 43 21 33 28 33C26 26 35 22 39 26C43 20 53 20 57 26C61 22 70 26 68 33C75 33 77 43 71 46C68 42 66 40 65 36C61 40 56 38 55 35C51 39 45 39 41 35C40 38 35 40 31 36C30 40 28 42 25 46Z',
    ),
  ],
});

const bob = person({
  skin: 'skin1',
  cheek: 'pink',
  shirt: 'teal',
  behind: [inked('red', 'M17 72C12 40 20 14 48 14C76 14 84 40 79 72C70 75 26 75 17 72Z')],
  front: [inked('red', 'M25 46C24 30 34 19 48 19C62 19 72 30 71 46C64 44 60 40 58 34C50 42 36 44 25 46Z')],
});

const beard = person({
  skin: 'skin2',
  cheek: 'rose',
  shirt: 'brick',
  mouth: [],
  front: [
    inked(
      'brown',
      'M26 46C27 58 30 63.5 36 62.5C40 58.5 56 58.5 60 62.5C66 63.5 69 58 70 46C74 68 62 85 48 85C34 85 22 68 26 46Z',
    ),
    solid('cream', 'M42 62.500C46 64.5 50 64.5 54 62.500C53 67 50.5 68 48 68C45.5 68 43 67 42 62.500Z'),
    inked('brown', 'M25 44C22 28 33 17 48 18C66 17 74 30 71 44C68 40 68 36 66 33C56 36 40 36 31 31C29 36 28 40 25 44Z'),
  ],
});

const headscarf = person({
  skin: 'skin3',
  cheek: 'clay',
  shirt: 'plum',
  mouth: smile,
  behind: [
    inked('lilac', 'M20 44C19 22 32 11 48 11C64 11 77 22 76 44C77 60 82 76 74 86C64 94 32 94 22 86C14 76 19 60 20 44Z'),
  ],
  front: [
    inked(
      'lilac',
      'M48 11C64 11 77 22 76 44C77 60 80 72 76 84C62 96 34 96 20 84C16 72 19 60 20 44C19 22 32 11 48 11ZM48 26C35 26 29 36 29 46C29 62 37 73 48 73C59 73 67 62 67 46C67 36 61 26 48 26Z',
    ),
    line('M30 66C38 80 60 84 74 74M26 76C36 86 52 89 64 86', 'plum', 2.5),
  ],
});

const beanie = person({
  skin: 'skin1',
  cheek: 'pink',
  shirt: 'navy',
  eyes: happyEyes,
  mouth: smirk,
  front: [
    solid('honey', 'M25 46C26 40 28 38 30 36H66C68 38 70 40 71 46C66 42 62 40 58 40H38C34 40 30 42 25 46Z'),
    inked('moss', 'M24 36C22 16 34 8 48 8C62 8 74 16 72 36Z'),
    inked('leaf', 'M24 30H72C75 30 76 32 76 35C76 38 75 40 72 40H24C21 40 20 38 20 35C20 32 21 30 24 30Z'),
    line('M32 31V39M40 31V39M48 31V39M56 31V39M64 31V39', 'moss', 2.5),
    inked('cream', 'M42 7a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0', 2.5),
  ],
});

const bun = person({
  skin: 'skin5',
  cheek: 'clay',
  shirt: 'rose',
  mouth: grin,
  eyes: happyEyes,
  behind: [inked('ink', 'M36 14a12 10.5 0 1 0 24 0a12 10.5 0 1 0-24 0')],
  front: [
    inked('ink', 'M25 46C23 28 34 19 48 19C62 19 73 28 71 46C68 36 60 30 48 30C36 30 28 36 25 46Z'),
    line('M38 20C42 23.5 54 23.5 58 20', 'amber', 3),
    twin(spot('amber', 23.5, 65, 2.8)),
  ],
});

const silver = person({
  skin: 'skin2',
  cheek: 'rose',
  shirt: 'blue',
  mouth: smile,
  behind: [
    inked(
      'grey',
      'M22 60C12 58 12 46 17 42C13 34 19 26 25 27C27 18 40 13 48 16C56 13 69 18 71 27C77 26 83 34 79 42C84 46 84 58 74 60Z',
    ),
  ],
  front: [
    inked(
      'grey',
      'M26 45C22 38 27 30 33 31C35 23 46 22 49 27C54 22 64 24 65 31C71 31 73 39 70 45C66 43 64 40 63 37C58 40 52 38 50 35C46 40 38 40 34 37C33 41 30 43 26 45Z',
    ),
    ...glasses,
  ],
});

const cap = person({
  skin: 'skin3',
  cheek: 'clay',
  shirt: 'cream',
  mouth: smirk,
  front: [
    solid('bark', 'M25 48C24 42 25 38 27 35H69C71 38 72 42 71 48C69 44 67 42 65 40H31C29 42 27 44 25 48Z'),
    inked('red', 'M24 37C22 18 34 12 48 12C62 12 74 18 72 37Z'),
    inked('brick', 'M30 37C44 30 70 30 88 36C90 38 89 41 86 41C68 37 48 38 34 41C31 41 29 39 30 37Z'),
    line('M48 12V31', 'brick', 2.5),
    spot('ink', 48, 11.5, 2.5),
  ],
});

const braids = person({
  skin: 'skin2',
  cheek: 'rose',
  shirt: 'leaf',
  eyes: happyEyes,
  mouth: grin,
  behind: [
    twin(
      inked(
        'honey',
        'M24 52C16 54 13 60 16 65C11 68 11 74 15 77C12 81 14 87 18 91C22 88 25 84 23 79C28 76 28 70 24 67C29 63 30 57 28 53Z',
      ),
    ),
  ],
  front: [
    inked('honey', 'M25 47C22 30 33 18 48 18C63 18 74 30 71 47C68 38 60 33 48 24C36 33 28 38 25 47Z'),
    line('M48 19V24', 'ink', 2.5),
    twin(line('M13.5 78.500C16 80.5 20 81 23 79.5', 'red', 3.5)),
  ],
});

const quiff = person({
  skin: 'skin1',
  cheek: 'pink',
  shirt: 'coal',
  mouth: smirk,
  front: [
    inked(
      'navy',
      'M26 46C23 40 24 33 28 30C22 22 30 10 44 13C56 4 76 10 72 26C75 32 73 40 70 46C69 41 67 37 64 34C54 36 42 35 34 31C31 36 28 40 26 46Z',
    ),
    line('M36 22C44 18 56 18 62 24', 'blue', 2.5),
    twin(line('M34.5 43C37 41.5 40.5 41.5 43 43', 'ink', 2.5)),
  ],
});

const bald = person({
  skin: 'skin4',
  cheek: 'clay',
  shirt: 'mint',
  mouth: [],
  front: [
    ...glasses,
    line('M38 28.500C42 26 50 25.5 54 27', 'skin3', 3),
    inked(
      'bark',
      'M48 60C44 57 37 59 34.5 64.500C39 66.5 44.5 66.5 48 64C51.5 66.5 57 66.5 61.5 64.500C59 59 52 57 48 60Z',
      2.5,
    ),
    line('M45 69.500C46.5 70.7 49.5 70.7 51 69.5', 'ink', 2.5),
  ],
});

const turban = person({
  skin: 'skin3',
  cheek: 'clay',
  shirt: 'ice',
  mouth: [],
  front: [
    inked(
      'coal',
      'M26 52C29 58 33 59 38 58.500C43 56 53 56 58 58.500C63 59 67 58 70 52C72 68 62 81 48 81C34 81 24 68 26 52Z',
    ),
    solid('cream', 'M42 62.500C46 64.5 50 64.5 54 62.500C53 67 50.5 68 48 68C45.5 68 43 67 42 62.500Z'),
    inked('orange', 'M20 36C16 18 32 6 48 7C64 6 80 18 76 36C74 43 70 42 66 38C58 30 38 30 30 38C26 42 22 43 20 36Z'),
    line('M26 39C32 24 48 18 72 20M22 30C28 20 40 13 56 11M70 40C66 32 58 26 47 23', 'clay', 2.5),
  ],
});

export const peopleDrawings = {
  curls,
  bob,
  beard,
  headscarf,
  beanie,
  bun,
  silver,
  cap,
  braids,
  quiff,
  bald,
  turban,
} as const satisfies Readonly<Record<string, Drawing>>;
