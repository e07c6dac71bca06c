/** The phone changes hands: whose it is, what everybody could see, and one button that cannot be hit by accident. */
import { act, render, screen, userEvent } from '@testing-library/react-native';

import { SafeAreaProvider } from 'react-native-safe-area-context';

import { presetOptions } from '@/engine/core/options';
import { rngAt } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import { rulesOf, type GameId } from '@/engine/games/registry';
import { english, german } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import type { Frame, TableHost } from '@/session/frame';
import type { Player } from '@/session/players';
import { WordsProvider } from '../hooks/words';
import { LiveProvider } from '../kit/Live';
import { METRICS, playedUntil } from '../score/frames.testkit';
import { HANDOVER_GUARD } from '../theme/motion';
import { HandoverScreen } from './HandoverScreen';
import { toldOf } from './told';

const NAMES = ['Mia', 'Ben', 'Ada', 'Emil'];
const players = (pattern: string): readonly Player[] =>
  [...pattern].map((letter, i) =>
    letter === 'H'
      ? { kind: 'human', name: NAMES[i]!, face: 'fox', colour: 'amber' }
      : { kind: 'bot', character: 'juno' },
  );

function handover(game: GameId, pattern: string, after: number): Frame {
  const options = presetOptions(rulesOf(game), 'written');
  // Nobody ends the deal early.
  const hand = (legal: readonly Move[], ply: number) =>
    legal.some(({ type }) => type === 'kaktus') ? 0 : rngAt(`${game} hand`, ply).int(legal.length);
  const plan = { game, players: players(pattern), preset: 'written' as const, options };
  return playedUntil(plan, hand, (frame) => frame.ply >= after && toldOf(frame, translator(english)).length > 0);
}

const words = (tree: typeof english) => {
  const lexicon = { language: 'en' as const, areas: [], t: translator(tree) };
  return { get: () => lexicon, subscribe: () => () => undefined };
};

async function show(frame: Frame, tree: typeof english = english) {
  const taps = { took: jest.fn(), menu: jest.fn() };
  const host = { tookDevice: taps.took } as unknown as TableHost;
  await render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <WordsProvider store={words(tree)}>
        <LiveProvider>
          <HandoverScreen frame={frame} host={host} onMenu={taps.menu} />
        </LiveProvider>
      </WordsProvider>
    </SafeAreaProvider>,
  );
  return taps;
}

const nameOf = ({ moment, players: all }: Frame): string => {
  const player = moment.kind === 'handover' ? all[moment.to] : undefined;
  return player?.kind === 'human' ? player.name : '';
};

describe('the hand-over', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('names who gets the phone, in a heading, before the button', async () => {
    const frame = handover('kaktus', 'HHB', 6);
    await show(frame);
    const name = nameOf(frame);
    expect(screen.getByRole('heading', { name: `Hand the phone to ${name}` })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: `I am ${name} – show my cards` })).toBeOnTheScreen();
  });

  test('speaks German', async () => {
    const frame = handover('lama', 'HHHB', 6);
    await show(frame, german);
    const name = nameOf(frame);
    expect(screen.getByRole('heading', { name: `Gib das Gerät an ${name}` })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: `Ich bin ${name} – zeig meine Karten` })).toBeOnTheScreen();
  });

  test('a tap that comes too soon is the one before, and does nothing', async () => {
    const taps = await show(handover('kaktus', 'HHB', 6));
    const button = screen.getByRole('button', { name: /^I am/ });
    await user().press(button);
    expect(taps.took).not.toHaveBeenCalled();
    await wait(HANDOVER_GUARD);
    await user().press(button);
    expect(taps.took).toHaveBeenCalledTimes(1);
  });

  test('the menu is at hand', async () => {
    const taps = await show(handover('kaktus', 'HHB', 6));
    await user().press(screen.getByRole('button', { name: 'Menu' }));
    expect(taps.menu).toHaveBeenCalledTimes(1);
  });

  test('tells what others did, by name, and never says "you"', async () => {
    for (const [tree, you] of [
      [english, /\byou\b/i],
      [german, /\b(du|dich|dir|deine?)\b/i],
    ] as const) {
      for (const after of [6, 12, 20, 30]) {
        const frame = handover('kaktus', 'HHBH', after);
        for (const { seat, sentence } of toldOf(frame, translator(tree))) {
          const player = frame.players[seat]!;
          expect(sentence).toContain(player.kind === 'human' ? player.name : 'Juno');
          expect(sentence).not.toMatch(you);
        }
      }
    }
  });

  test('the strip is read between the name and the button', async () => {
    const frame = handover('kaktus', 'HHBH', 12);
    const told = toldOf(frame, translator(english));
    await show(frame);
    expect(screen.getByText(`Since ${nameOf(frame)} last moved`)).toBeOnTheScreen();
    for (const { sentence } of told) expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    const text = JSON.stringify(screen.toJSON());
    expect(text.indexOf(`Hand the phone to ${nameOf(frame)}`)).toBeLessThan(text.indexOf(told[0]!.sentence));
    expect(text.indexOf(told[0]!.sentence)).toBeLessThan(text.indexOf('I am '));
  });
});
