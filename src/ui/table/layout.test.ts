/** Every layout, on every screen: inside the safe area, large enough for a finger, nothing on top of anything else. */
import { Rng } from '@/engine/core/rng';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { presetOptions } from '@/engine/core/options';
import { german } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { SKINS } from '../skins/registry';
import { target } from '../theme/tokens';
import type { Insets, Layout, Rect, Scene, Touch, Viewport, Wishes } from './contract';
import { contains, overlap, rect, within } from './geometry';
import { seenAt } from './beats';
import { framesOf, greedy, say, sceneOf, type Dice } from './scenes.testkit';

const CASES = 20_000;
const TEXTS = [1, 1.3, 2] as const;
const languages = [say, translator(german)];

const roll = (rng: Rng, from: number, to: number): number => from + rng.int(to - from + 1);
const diceOf = (seed: string): Dice => {
  const rng = new Rng(seed);
  return (below) => rng.int(below);
};
const one = <T>(rng: Rng, all: readonly T[]): T => all[rng.int(all.length)]!;

/** Phones and tablets as they are: a notch only where there is a screen for it. */
function someViewport(rng: Rng): Viewport {
  const text = one(rng, TEXTS);
  if (rng.int(3) > 0) {
    const width = roll(rng, 320, 1024);
    const height = roll(rng, Math.max(568, width), 1400);
    const insets: Insets = {
      top: one(rng, height >= 740 ? [0, 24, 47, 59] : [0, 20]),
      right: 0,
      bottom: height >= 740 ? one(rng, [0, 34]) : 0,
      left: 0,
    };
    return { width, height, insets, text };
  }
  const width = roll(rng, 568, 1400);
  const height = roll(rng, 320, width - 1);
  const side = width >= 667 ? one(rng, [0, 44]) : 0;
  return { width, height, insets: { top: 0, right: side, bottom: side > 0 ? one(rng, [0, 21]) : 0, left: side }, text };
}

function someWishes(rng: Rng): Wishes {
  return { largeCards: rng.int(2) === 0, plainNumbers: false, leftHanded: rng.int(2) === 0, memoryAid: false };
}

function framesFor(game: GameId): readonly Frame[] {
  const rules = rulesOf(game);
  const { min, max } = rules.seatRange(presetOptions(rules, 'box'));
  const frames: Frame[] = [];
  for (let seats = min; seats <= max; seats++) {
    frames.push(
      ...framesOf(game, seats, diceOf(`layout ${seats}`), 60),
      ...framesOf(game, seats, diceOf(`growing ${seats}`), 160, greedy),
    );
  }
  return frames;
}

/** What is wrong with this table, in words; nothing when it is right. */
function faults(scene: Scene, layout: Layout, touches: readonly Touch[]): readonly string[] {
  const wrong: string[] = [];
  const safe = within(scene.viewport);
  const inside = (what: string, box: Rect): void => {
    if (!contains(safe, box)) wrong.push(`${what} leaves the safe area: ${JSON.stringify(box)}`);
  };
  inside('header', layout.header);
  inside('prompt', layout.prompt);
  const targets = [
    ...touches.map(({ id, rect: box }) => ({ id, box })),
    { id: 'prompt', box: layout.prompt },
    { id: 'header', box: layout.header },
  ];
  targets.forEach(({ id, box }, i) => {
    inside(id, box);
    if (box.w < target.min - 0.01 || box.h < target.min - 0.01)
      wrong.push(`${id} is too small: ${JSON.stringify(box)}`);
    for (const other of targets.slice(i + 1)) {
      if (overlap(box, other.box))
        wrong.push(`${id} ${JSON.stringify(box)} lies on ${other.id} ${JSON.stringify(other.box)}`);
    }
  });
  for (const touch of touches) {
    if (touch.button !== undefined && touch.rect.h < target.primary - 0.01)
      wrong.push(`the button ${touch.id} is too low`);
    if (touch.label.trim() === '' || /[{}]|play\.|table\./.test(touch.label))
      wrong.push(`${touch.id} says "${touch.label}"`);
  }
  if (new Set(touches.map(({ id }) => id)).size !== touches.length) wrong.push('two touches share an id');
  const screen = rect(0, 0, scene.viewport.width, scene.viewport.height);
  for (const spot of layout.cards) {
    const box = seenAt(spot);
    if (!contains(screen, box) || box.w <= 0) wrong.push(`card ${spot.card} is off the screen: ${JSON.stringify(box)}`);
  }
  for (const thing of [...layout.things, ...(layout.over ?? [])]) inside(thing.kind, thing.rect);
  scene.frame.piles.forEach((_, pile) => {
    if (layout.homes[pile] === undefined) wrong.push(`pile ${pile} has no home`);
  });
  return wrong;
}

describe.each(GAME_IDS)('the table of %s', (game) => {
  const frames = framesFor(game);
  const skin = SKINS[game];

  test('fits every screen, with targets for fingers that never overlap', () => {
    const rng = new Rng(`layout of ${game}`);
    const share = CASES / GAME_IDS.length;
    for (let i = 0; i < share; i++) {
      const frame = one(rng, frames);
      const scene = sceneOf(frame, { viewport: someViewport(rng), wishes: someWishes(rng), t: one(rng, languages) });
      const layout = skin.lay(scene);
      const wrong = faults(scene, layout, skin.touches(scene, layout));
      if (wrong.length > 0) {
        const { viewport, wishes } = scene;
        throw new Error(
          `${frame.view.seats} seats, ply ${frame.ply}, ${JSON.stringify({ viewport, wishes })}:\n${wrong.join('\n')}`,
        );
      }
    }
    expect(frames.length).toBeGreaterThan(100);
  });
});
