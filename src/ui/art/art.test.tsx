import { render, screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';

import { CardBack } from './CardBack';
import { CardFace } from './CardFace';
import { CARD_PICTURES, cardPictures, suits } from './cardPictures';
import { Chip } from './Chip';
import { chipDrawings, CHIPS } from './chipDrawings';
import { ChipStack } from './ChipStack';
import { ConfettiPiece } from './ConfettiPiece';
import { Emblem } from './Emblem';
import { EMBLEMS, emblems } from './emblems';
import { Face } from './Face';
import { BOT_FACES, faces, PLAYER_FACES } from './faces';
import { HouseMark } from './HouseMark';
import { lamp, lowFive, silhouette } from './houseDrawings';
import { Icon } from './Icon';
import { ICONS, icons } from './icons';
import { TableSurface } from './TableSurface';

/** How many numbers each path command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Why a path cannot be drawn, or null. A browser silently stops at the first mistake; a phone may not draw at all. */
function flaw(d: string): string | null {
  const rest = d.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const count = (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).length;
    const leftover = numbers.replaceAll(/-?(\d+\.?\d*|\.\d+)/g, '').replaceAll(/[\s,]/g, '');
    const takes = ARGUMENTS[command.toUpperCase()];
    const right = takes === 0 ? count === 0 : takes !== undefined && count > 0 && count % takes === 0;
    return right && leftover === '' ? '' : `<${command}${numbers}>`;
  });
  return rest === '' && /^[Mm]/.test(d) ? null : rest || d;
}

const drawings = [
  ...Object.values(emblems),
  ...Object.values(faces).map((face) => face.drawing),
  ...Object.values(cardPictures),
  ...Object.values(suits),
  ...Object.values(chipDrawings),
  lamp,
  lowFive,
  silhouette,
];

describe('every drawing', () => {
  it('is made of paths that a phone can draw', () => {
    const paths = [
      ...drawings.flatMap((drawing) => drawing.shapes.map((shape) => shape.d)),
      ...Object.values(icons).flatMap(({ d, f }) => [d, f].filter((path) => path !== undefined)),
    ];
    expect(paths.map(flaw).filter((found) => found !== null)).toEqual([]);
  });

  it('mounts', async () => {
    await render(
      <>
        {EMBLEMS.map((id) => (
          <Emblem key={id} id={id} size={64} />
        ))}
        {[...BOT_FACES, ...PLAYER_FACES].map((id) => (
          <Face key={id} id={id} size={40} />
        ))}
        {ICONS.map((id) => (
          <Icon key={id} id={id} />
        ))}
        {CHIPS.map((id) => (
          <ChipStack key={id} id={id} count={12} size={40} />
        ))}
        <ChipStack id="chip" count={0} size={40} />
        <CardBack width={66} height={95} />
        <CardBack width={14} height={16} />
        <ConfettiPiece index={7} size={10} />
        <HouseMark size={96} />
        <TableSurface width={375} height={667} />
      </>,
    );
    expect(screen.toJSON()).not.toBeNull();
  });
});

describe('the faces', () => {
  it('are at least ten bots and twelve people, each with one face of its own', () => {
    expect(BOT_FACES.length).toBeGreaterThanOrEqual(10);
    expect(PLAYER_FACES.length).toBeGreaterThanOrEqual(12);
    expect(new Set([...BOT_FACES, ...PLAYER_FACES]).size).toBe(Object.keys(faces).length);
  });

  it('never frame a bot like a person', () => {
    expect(BOT_FACES.every((id) => faces[id].kind === 'bot')).toBe(true);
    expect(PLAYER_FACES.every((id) => faces[id].kind === 'person')).toBe(true);
  });
});

type Printed = Omit<ComponentProps<typeof CardFace>, 'width' | 'height'>;
const big = { width: 66, height: 95 };
const mini = { width: 14, height: 16 };
const show = async (card: Printed, size: typeof big) => render(<CardFace {...card} {...size} />);
const printed = (text: string) => screen.getAllByText(text, { includeHiddenElements: true });

describe('a card face', () => {
  it('prints its value in two corners and in the middle', async () => {
    await show({ label: '12', band: 4 }, big);
    expect(printed('12')).toHaveLength(3);
  });

  it('prints its value once on a tile', async () => {
    await show({ label: '-2', band: 0 }, mini);
    expect(printed('-2')).toHaveLength(1);
  });

  it.each(['king', 'queen', 'jack', 'ace'] as const)(
    'prints what the %s costs, because its letter does not say',
    async (picture) => {
      await show({ label: 'X', picture, suit: 'heart', points: '10' }, big);
      expect(printed('10')).toHaveLength(1);
      expect(printed('X')).toHaveLength(2);
    },
  );

  it.each(['llama', 'alpaca'] as const)('names the %s in words and shows its price', async (picture) => {
    await show({ label: '', picture, word: 'Wool', points: '10' }, big);
    expect(printed('Wool')).toHaveLength(1);
    expect(printed('10')).toHaveLength(1);
  });

  it('knows every picture at every size', async () => {
    for (const picture of CARD_PICTURES) {
      for (const size of [big, mini, { width: 24, height: 34 }]) await show({ label: 'A', picture }, size);
    }
    expect(screen.toJSON()).not.toBeNull();
  });
});

describe('a token', () => {
  it('prints its worth', async () => {
    await render(<Chip id="black" size={32} label="10" />);
    expect(printed('10')).toHaveLength(1);
  });
});
