/** A round at the table as a person plays it: by role and label, from the deal to the open hands. */
import { act, render, screen, userEvent } from '@testing-library/react-native';
import { Text } from 'react-native';

import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import { createCatalogue } from '@/session/catalogue';
import { createHome } from '@/session/createHome';
import type { Device } from '@/session/device';
import type { TableHost } from '@/session/frame';
import type { Hall } from '@/session/hall';
import type { Home } from '@/session/home';
import { createPorts, planOf, settle, type TestClock } from '@/session/session.testkit';
import { HallProvider, type HallDoor } from '../hooks/hall';
import { useStore } from '../hooks/store';
import { WordsProvider } from '../hooks/words';
import { LiveProvider } from '../kit/Live';
import { Table } from './Table';
import type { GameId } from '@/engine/games/registry';

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 20, right: 0, bottom: 0, left: 0 }),
}));

/** A busy machine is no failure. */
jest.setTimeout(120_000);

const t = translator(english);
const lexicon = { language: 'en' as const, areas: ['core', 'table'] as const, t };
const words = { get: () => lexicon, subscribe: () => () => undefined };

const user = userEvent.setup();

function doorTo(hall: Hall): HallDoor {
  return { expected: 0, opened: () => Promise.resolve(hall), get: () => hall, subscribe: () => () => undefined };
}

interface Seen {
  readonly host: TableHost;
  readonly home: Home;
  readonly clock: TestClock;
  readonly device: jest.Mocked<Device>;
  readonly gone: jest.Mock;
}

function Place({ host, onLeave }: { readonly host: TableHost; readonly onLeave: () => void }) {
  const frame = useStore({ get: host.getFrame, subscribe: host.subscribe });
  const { kind } = frame.moment;
  if (kind === 'between' || kind === 'over') return <Text>scored</Text>;
  return <Table frame={frame} host={host} onRules={jest.fn()} onSettings={jest.fn()} onLeave={onLeave} />;
}

async function sitDown(game: GameId, pattern: string, seed = 'table'): Promise<Seen> {
  const ports = createPorts(seed);
  const home = createHome(ports);
  await home.ready();
  home.settings.set({ pace: 'instant' });
  const begun = await home.begin(planOf(game, pattern));
  if (!begun.ok) throw new Error(begun.why);
  const device: jest.Mocked<Device> = {
    tick: jest.fn(),
    play: jest.fn(),
    keepAwake: jest.fn(),
    cover: jest.fn(),
    onHide: jest.fn((_listener: () => void) => () => undefined),
  };
  const hall: Hall = { home, catalogue: createCatalogue(), device, now: () => 0 };
  const gone = jest.fn();
  await render(
    <HallProvider door={doorTo(hall)}>
      <WordsProvider store={words}>
        <LiveProvider>
          <Place host={begun.host} onLeave={gone} />
        </LiveProvider>
      </WordsProvider>
    </HallProvider>,
  );
  const seen = { host: begun.host, home, clock: ports.clock, device, gone };
  await until(seen, () => true);
  return seen;
}

/** Lets bots think and motion end until it is a person's turn or the round is over. */
async function until({ host, clock }: Pick<Seen, 'host' | 'clock'>, fits: () => boolean): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const { kind } = host.getFrame().moment;
    if (kind !== 'thinking' && kind !== 'showing' && fits()) return;
    await act(async () => {
      clock.pass(500);
      await settle();
    });
  }
  throw new Error('nothing happens any more');
}

const buttons = () => screen.getAllByRole('button');
const isOff = (node: { readonly props: Record<string, unknown> }): boolean =>
  (node.props['accessibilityState'] as { disabled?: boolean } | undefined)?.disabled === true ||
  node.props['aria-disabled'] === true;
const named = (name: RegExp) =>
  buttons().filter(({ props }) => name.test(String(props['aria-label'] ?? props['accessibilityLabel'])));

describe('the table of L.A.M.A. with one person', () => {
  test('is played to the end of the round by what it offers', async () => {
    const seen = await sitDown('lama', 'HBBB');
    for (let turn = 0; turn < 60 && screen.queryByText('scored') === null; turn++) {
      const playable = named(/in your hand$/).filter((node) => !isOff(node));
      const draw = screen.getByRole('button', { name: 'Draw' });
      if (playable.length > 0) await user.press(playable[0]!);
      else if (turn < 6 && !isOff(draw)) await user.press(draw);
      else {
        await user.press(named(/^Quit the round with \d+ points?$/)[0]!);
        await user.press(named(/^Quit the round with \d+ points?$/)[0]!);
      }
      await until(seen, () => true);
    }
    expect(screen.getByText('scored')).toBeOnTheScreen();
  });

  test('a card that does not fit answers why', async () => {
    await sitDown('lama', 'HBBB');
    const off = named(/in your hand$/).filter(isOff);
    await user.press(off[0]!);
    expect(screen.getByText(/^On (\d|llama) only .+ fits\.$/)).toBeOnTheScreen();
  });

  test('what a sheet cannot do, it says over the sheet and not below it', async () => {
    await sitDown('lama', 'HBBB');
    await user.press(named(/^Your tokens/)[0]!);
    await user.press(screen.getByRole('button', { name: '10 white for 1 black' }));
    expect(screen.getByText('It takes ten white tokens to get a black one.')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('It takes ten white tokens to get a black one.')).toBeNull();
  });

  test('quitting is asked twice, and can be thought better of', async () => {
    const { host } = await sitDown('lama', 'HBBB');
    const { ply } = host.getFrame();
    await user.press(named(/^Quit the round/)[0]!);
    expect(named(/Quit the round now\? Your hand costs/)).toHaveLength(1);
    await user.press(screen.getByRole('button', { name: 'Stay in the round' }));
    expect(host.getFrame().ply).toBe(ply);
    expect(screen.getByRole('button', { name: 'Draw' })).toBeOnTheScreen();
  });

  test('others, piles and tokens can be looked at closely at any time', async () => {
    await sitDown('lama', 'HBBB');
    await user.press(named(/, 0 points, 6 cards$/)[0]!);
    expect(screen.getByText('In hand: 6 cards')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Close' }));
    await user.press(named(/lies on top/)[0]!);
    expect(screen.getByText('All cards played in this round')).toBeOnTheScreen();
  });

  test('a hint is said in a sentence', async () => {
    await sitDown('lama', 'HBBB');
    await user.press(screen.getByRole('button', { name: 'Hint' }));
    expect((await screen.findAllByText('No hint right now.')).length).toBeGreaterThan(0);
  });

  test('the menu leads out, and says that nothing is lost', async () => {
    const { gone } = await sitDown('lama', 'HBBB');
    await user.press(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByText('Every move is saved. You can go on at any time.')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Leave the table' }));
    expect(gone).toHaveBeenCalledTimes(1);
  });

  test('undo answers why when there is nothing to take back', async () => {
    await sitDown('lama', 'HBBB');
    await user.press(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.getByText('There is nothing to take back yet.')).toBeOnTheScreen();
  });

  test('stays awake, and needs no cover', async () => {
    const { device } = await sitDown('lama', 'HBBB');
    expect(device.keepAwake).toHaveBeenCalledWith(true);
    expect(device.cover).not.toHaveBeenCalled();
  });
});

describe('No Thanks! with several people', () => {
  test('a pouch is open only while it is pressed', async () => {
    const { device, host } = await sitDown('no-thanks', 'HHH');
    const looks: boolean[] = [];
    host.subscribe(() => {
      looks.push(host.getFrame().eyes >= 0);
    });
    expect(device.cover).toHaveBeenCalledWith(true);
    const pouch = named(/^Your chips are hidden/)[0]!;
    await user.longPress(pouch);
    expect(looks).toEqual([true, false]);
    expect(named(/^Your chips are hidden/)).toHaveLength(1);
  });

  test('the same card goes round until somebody takes it', async () => {
    const seen = await sitDown('no-thanks', 'HHH');
    await user.press(screen.getByRole('button', { name: /^No thanks/ }));
    await until(seen, () => true);
    expect(named(/is on offer, with 1 chip on it$/)).toHaveLength(1);
    await user.press(screen.getByRole('button', { name: /^Take \d+ with 1 chip$/ }));
    await until(seen, () => true);
    expect(named(/is on offer, with 0 chips on it$/)).toHaveLength(1);
  });

  test('what happened can be read again', async () => {
    const seen = await sitDown('no-thanks', 'HHH');
    await user.press(screen.getByRole('button', { name: /^No thanks/ }));
    await until(seen, () => true);
    await user.press(named(/^Person \d said no thanks to \d+\. Take the/)[0]!);
    expect(screen.getByText('What happened')).toBeOnTheScreen();
    expect(screen.getAllByText(/^Person \d said no thanks to \d+\.$/)).toHaveLength(2);
  });
});
