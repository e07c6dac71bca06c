/** Random games through every skin: each legal move is reached by touches that say what they do, in both languages, on any screen. */
import { Rng } from '@/engine/core/rng';
import { presetOptions } from '@/engine/core/options';
import { PRESETS, type Move, type Preset } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { english, german } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { frameOf } from '@/session/frames';
import { advance, newSession, type Input, type Session } from '@/session/machine';
import type { Player } from '@/session/players';
import { seatsOf } from '@/session/seats';
import { DEFAULT_SETTINGS, type Settings } from '@/session/settings';
import type { Act, Scene, Viewport } from '../table/contract';
import { namesOf } from '../table/telling';
import { SKINS } from './registry';

const languages = { english: translator(english), german: translator(german) } as const;
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const VIEWPORTS: readonly Viewport[] = [
  { width: 375, height: 667, insets: { ...none, top: 20 }, text: 1 },
  { width: 390, height: 844, insets: { ...none, top: 47, bottom: 34 }, text: 2 },
  { width: 320, height: 568, insets: { ...none, top: 20 }, text: 1.3 },
  { width: 768, height: 1024, insets: none, text: 1 },
  { width: 1280, height: 800, insets: none, text: 2 },
  { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 47, right: 47 }, text: 1 },
  { width: 667, height: 375, insets: none, text: 1.3 },
];

const person = (i: number): Player => ({ kind: 'human', name: `Person ${i}`, face: 'fox', colour: 'amber' });
const bot: Player = { kind: 'bot', character: 'pip' };

function sceneOf(frame: Frame, viewport: Viewport, language: keyof typeof languages, settings: Settings): Scene {
  const t = languages[language];
  const near = frame.moment.kind === 'deciding' ? frame.moment.seat : 0;
  return { frame, viewport, wishes: settings, near, picked: [], names: namesOf(frame.players, t), t };
}

/** Everything that can be tapped with these picks: on the table, and on the sheets that a touch opens. */
function tappable(scene: Scene): readonly { readonly label: string; readonly act: Act }[] {
  const skin = SKINS[scene.frame.game];
  const touches = skin.touches(scene, skin.lay(scene));
  const sheets = touches.flatMap(({ act, zoom }) => [
    ...(act.kind === 'zoom' ? [act.zoom] : []),
    ...(zoom ? [zoom] : []),
  ]);
  const onSheets = [...new Set(sheets)].flatMap((name) =>
    (skin.zoom(name, scene)?.blocks ?? []).flatMap((block) => {
      if (block.kind === 'button') return [{ label: block.title, act: block.act }];
      if (block.kind !== 'cards') return [];
      return block.cards.flatMap(({ label, touch }) => (touch === undefined ? [] : [{ label, act: touch.act }]));
    }),
  );
  return [...touches, ...onSheets];
}

/** The moves that taps lead to, and every label on the way. */
function explore(scene: Scene): { readonly moves: ReadonlySet<string>; readonly labels: readonly string[] } {
  const moves = new Set<string>();
  const labels: string[] = [];
  const seen = new Set<string>(['[]']);
  const todo: (readonly string[])[] = [[]];
  for (let picked = todo.pop(); picked !== undefined; picked = todo.pop()) {
    const now = { ...scene, picked };
    labels.push(SKINS[scene.frame.game].prompt(now));
    for (const { label, act } of tappable(now)) {
      labels.push(label);
      if (act.kind === 'play') moves.add(JSON.stringify(act.move));
      if (act.kind === 'say') labels.push(act.sentence);
      if (act.kind !== 'pick') continue;
      const key = JSON.stringify([...act.picked].sort());
      if (!seen.has(key)) {
        seen.add(key);
        todo.push(act.picked);
      }
    }
  }
  return { moves, labels };
}

function tableOf(game: GameId, preset: Preset, rng: Rng, seed: string): Session {
  const rules = rulesOf(game);
  const options = presetOptions(rules, preset);
  const { min, max } = rules.seatRange(options);
  const seats = min + rng.int(max - min + 1);
  const people = 1 + rng.int(seats);
  const players = Array.from({ length: seats }, (_, i) => (i < people ? person(i) : bot));
  return newSession(seatsOf('table', { game, players, preset, options }, seed, 'bots'))!;
}

/** Plays to the end of the first round with random moves; calls for every decision of a person. */
function play(session: Session, settings: Settings, rng: Rng, decide: (frame: Frame) => void, most: number): void {
  let now = session;
  for (let steps = 0; steps < most; steps++) {
    const frame = frameOf(now, settings, null);
    const { moment } = frame;
    if (moment.kind === 'between' || moment.kind === 'over') return;
    let input: Input;
    if (moment.kind === 'handover') input = { kind: 'tookDevice' };
    else if (moment.kind === 'showing') input = { kind: 'shown', ply: frame.ply };
    else {
      const solo = { ...now, moment: { kind: 'deciding' as const, seat: moment.seat } };
      const legal = moment.kind === 'deciding' ? moment.legal : legalIn(frameOf(solo, settings, null));
      if (moment.kind === 'deciding') decide(frame);
      now = solo;
      input = { kind: 'chose', ply: frame.ply, move: legal[rng.int(legal.length)]! };
    }
    const { session: next, why } = advance(now, settings, input);
    expect(why).toBeNull();
    now = next;
  }
}

function legalIn({ moment }: Frame): readonly Move[] {
  return moment.kind === 'deciding' ? moment.legal : [];
}

test('every game has a skin, and only games have one', () => {
  expect(Object.keys(SKINS).sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAME_IDS)('%s', (game) => {
  const skin = SKINS[game];

  test.each(PRESETS)('every legal move has a touch that says what it does (%s)', (preset) => {
    for (let round = 0; round < 8; round++) {
      const rng = new Rng(`${game} ${preset} ${round}`);
      const settings = { ...DEFAULT_SETTINGS, memoryAid: round % 2 === 0, leftHanded: round % 3 === 0 };
      const viewport = VIEWPORTS[round % VIEWPORTS.length]!;
      const language = round % 2 === 0 ? 'english' : 'german';
      play(
        tableOf(game, preset, rng, `seed ${round}`),
        settings,
        rng,
        (frame) => {
          const { moves, labels } = explore(sceneOf(frame, viewport, language, settings));
          const legal = legalIn(frame).map((move) => JSON.stringify(move));
          expect(legal.filter((move) => !moves.has(move))).toEqual([]);
          expect([...moves].filter((move) => !legal.includes(move))).toEqual([]);
          // A missing text says its key, a missing argument its slot.
          expect(
            labels.filter((label) => label.trim() === '' || /play\.|table\.|\{|undefined|NaN/.test(label)),
          ).toEqual([]);
        },
        120,
      );
    }
  });

  test('every reason of the rules is a sentence of its own', () => {
    const rng = new Rng('why');
    const frame = frameOf(tableOf(game, 'written', rng, 'why'), DEFAULT_SETTINGS, null);
    for (const language of ['english', 'german'] as const) {
      const scene = sceneOf(frame, VIEWPORTS[0]!, language, DEFAULT_SETTINGS);
      const { reasons } = rulesOf(game);
      const sentences = reasons.map((why) => skin.reason(why, { type: 'nothing' }, scene));
      const other = languages[language]('table.why.other');
      expect(sentences.filter((sentence) => sentence === other || !/^[A-ZÄÖÜ].*\.$/.test(sentence))).toEqual([]);
    }
  });
});
