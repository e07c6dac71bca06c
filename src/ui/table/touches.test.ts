/** Every legal move can be tapped, whatever the language; nothing that is tapped as a move is illegal; and nothing says what the eyes may not see. */
import { presetOptions } from '@/engine/core/options';
import { Rng } from '@/engine/core/rng';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { german } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { SKINS } from '../skins/registry';
import { movesByTouch, pathTo } from './paths';
import { isSame, legalOf } from './reading';
import { promptOf } from './saying';
import { framesOf, greedy, say, sceneOf } from './scenes.testkit';
import { tellLast } from './useTold';

const languages = { english: say, german: translator(german) };

function framesFor(game: GameId): readonly Frame[] {
  const rules = rulesOf(game);
  const { min, max } = rules.seatRange(presetOptions(rules, 'box'));
  const rng = new Rng(`touches of ${game}`);
  const dice = (below: number): number => rng.int(below);
  return [min, max].flatMap((seats) => [
    ...framesOf(game, seats, dice, 80),
    ...framesOf(game, seats, dice, 80, greedy),
  ]);
}

/** A sentence that was filled in: no slot, no key, and it ends like one. */
const looksSaid = /^[^{}]*[.!?…]$/;

describe.each(GAME_IDS)('at the table of %s', (game) => {
  const frames = framesFor(game);
  const skin = SKINS[game];

  test.each(Object.entries(languages))(
    'every legal move has a way of touches, and no touch plays another (%s)',
    (_, t) => {
      let moves = 0;
      for (const frame of frames) {
        const scene = sceneOf(frame, { t });
        const touched = movesByTouch(skin, scene).map(({ move }) => move);
        const legal = legalOf(frame);
        for (const move of legal) {
          if (!touched.some((one) => isSame(one, move)))
            throw new Error(`no touch for ${JSON.stringify(move)} at ply ${frame.ply}`);
          moves++;
        }
        for (const move of touched) {
          if (!legal.some((one) => isSame(one, move)))
            throw new Error(`a touch for the illegal ${JSON.stringify(move)}`);
        }
      }
      expect(moves).toBeGreaterThan(100);
    },
  );

  test('a hint marks the touches that lead to its move', () => {
    const frame = frames.find(({ moment }) => moment.kind === 'deciding')!;
    const [move] = legalOf(frame);
    expect(pathTo(skin, sceneOf(frame), move!).length).toBeGreaterThan(0);
    expect(pathTo(skin, sceneOf(frame), { type: 'nothing' })).toEqual([]);
  });

  test.each(Object.entries(languages))('prompts and happenings are whole sentences (%s)', (_, t) => {
    for (const frame of frames) {
      const scene = sceneOf(frame, { t });
      const told = tellLast(skin, scene);
      if (told !== null) expect(told).toMatch(looksSaid);
      if (frame.moment.kind === 'deciding') expect(promptOf(skin, scene)).toMatch(looksSaid);
    }
  });

  test('a closer look is there for every touch that promises one', () => {
    for (const frame of frames.slice(0, 60)) {
      const scene = sceneOf(frame);
      for (const { act, zoom } of skin.touches(scene, skin.lay(scene))) {
        const name = act.kind === 'zoom' ? act.zoom : zoom;
        if (name !== undefined) expect(skin.zoom(name, scene)?.title).toMatch(/\S/);
      }
    }
  });

  test('a refusal is a sentence for every reason of the rules', () => {
    const scene = sceneOf(frames.find(({ moment }) => moment.kind === 'deciding')!);
    for (const reason of rulesOf(game).reasons) {
      expect(skin.reason(reason, { type: 'any' }, scene)).toMatch(looksSaid);
      expect(skin.reason(reason, { type: 'any' }, scene)).not.toBe(say('table.why.other'));
    }
  });
});
