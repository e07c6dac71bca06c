import { contrast, deltaE2000, difference, VISIONS } from './colour.testkit';
import { bands, palettes, SCHEMES, target, type } from './tokens';
import type { Palette } from './tokens';

type Pair = readonly [front: keyof Palette, ground: keyof Palette];

const TEXT: readonly Pair[] = [
  ['text', 'table'],
  ['text', 'tableGlow'],
  ['text', 'tableGrain'],
  ['text', 'surface'],
  ['text', 'surfaceRaised'],
  ['text', 'accentSoft'],
  ['muted', 'table'],
  ['muted', 'tableGlow'],
  ['muted', 'surface'],
  ['muted', 'surfaceRaised'],
  ['accent', 'table'],
  ['accent', 'surface'],
  ['accent', 'surfaceRaised'],
  ['accent', 'accentSoft'],
  ['onAccent', 'accent'],
  ['danger', 'table'],
  ['danger', 'surface'],
  ['danger', 'surfaceRaised'],
  ['onDanger', 'danger'],
  ['good', 'table'],
  ['good', 'surface'],
  ['good', 'surfaceRaised'],
  ['onGood', 'good'],
  ['ink', 'paper'],
  ['ink', 'paperShade'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'paperShade'],
];

const GRAPHICS: readonly Pair[] = [
  ['outline', 'table'],
  ['outline', 'surface'],
  ['outline', 'surfaceRaised'],
  ['accent', 'table'],
  ['edge', 'paper'],
  ['back', 'table'],
  ['back', 'tableGlow'],
  ['backPattern', 'back'],
  ['focus', 'table'],
  ['focus', 'surface'],
  ['focus', 'focusHalo'],
];

describe.each(SCHEMES)('the %s palette', (scheme) => {
  const palette = palettes[scheme];

  it.each(TEXT)('reads %s on %s at 4.5 or better', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHICS)('tells %s from %s at 3 or better', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the value bands', () => {
  const pairs = bands.flatMap((one, i) => bands.slice(i + 1).map((other) => [one.fill, other.fill] as const));

  it.each(bands)('read their numeral on $fill at 4.5 or better', ({ fill, on }) => {
    expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(VISIONS)('differ by 20 or more in %s vision', (vision) => {
    for (const [one, other] of pairs) expect(difference(one, other, vision)).toBeGreaterThanOrEqual(20);
  });

  it('carry five different second cues', () => {
    expect(new Set(bands.map((band) => band.cue)).size).toBe(bands.length);
  });
});

describe('the ruler itself', () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('agrees with the published ΔE2000 data: %j %j', (one, other, published) => {
    expect(deltaE2000(one, other)).toBeCloseTo(published, 4);
  });

  it('knows black on white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  });
});

describe('sizes', () => {
  it('never set text under 11 points', () => {
    for (const step of Object.values(type)) expect(step.fontSize).toBeGreaterThanOrEqual(11);
  });

  it('never offer a finger less than 44 points', () => {
    expect(Math.min(...Object.values(target))).toBe(44);
  });
});
