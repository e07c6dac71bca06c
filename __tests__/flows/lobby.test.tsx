/** From opening the app to the first card, in every game, as a person would go: by role and by label. */
import { act, screen, within } from '@testing-library/react-native';

import { GAME_IDS } from '@/engine/games/registry';
import type { GameId } from '@/engine/games/registry';
import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import { createMapDisk, planOf, SOLO } from '@/session/session.testkit';
import { createTestHall, enter } from './house.testkit';

// The table has tests of its own; here it is enough to see which one was opened.
jest.mock('@/screens/TableScreen', () => {
  const { useRoute } = jest.requireActual('@react-navigation/native');
  const { Text } = jest.requireActual('react-native');
  return {
    TableScreen: () => <Text>{`At table ${(useRoute() as { params: { id: string } }).params.id}`}</Text>,
  };
});

const t = translator(english);
const titleOf = (game: GameId) => t(`games.${game}.title`);

/** Ids of all unfinished games of this kind. */
function waitingIds(hall: Awaited<ReturnType<typeof createTestHall>>, game: GameId): readonly string[] {
  return (hall.home.shelf.get() ?? []).flatMap((entry) => ('game' in entry && entry.game === game ? [entry.id] : []));
}

describe.each(GAME_IDS)('%s', (game) => {
  test('two taps lead from the lobby to the first card, and one the next time', async () => {
    const hall = await createTestHall(game);
    const user = await enter(hall);
    await user.press(screen.getByRole('button', { name: `Play ${titleOf(game)}` }));
    await screen.findByRole('heading', { name: `Set up ${titleOf(game)}` });
    await user.press(screen.getByRole('button', { name: 'Deal the cards' }));
    await screen.findByText(/^At table/);
    const [first] = waitingIds(hall, game);
    expect(screen.getByText(`At table ${first}`)).toBeOnTheScreen();
    expect(hall.home.lastGame()).toBe(game);

    const again = await createTestHall(`${game} again`, hall.disk);
    await screen.unmount();
    const back = await enter(again);
    await back.press(screen.getByRole('button', { name: `Play ${titleOf(game)}` }));
    await screen.findByText(/^At table/);
    const second = waitingIds(again, game).filter((id) => id !== first);
    expect(second).toHaveLength(1);
    expect(screen.getByText(`At table ${second[0]}`)).toBeOnTheScreen();
  });
});

test('a game that is waiting says whose turn it is and goes on where it was', async () => {
  const hall = await createTestHall();
  const begun = await hall.home.begin(planOf('alpaca', SOLO.alpaca));
  if (!begun.ok) throw new Error(begun.why);
  await begun.host.leave();
  const user = await enter(hall);
  const waiting = screen.getByRole('button', {
    name: /^Continue Alpaca, .+ is next, All level so far, played just now$/,
  });
  await user.press(waiting);
  expect(await screen.findByText(`At table ${begun.id}`)).toBeOnTheScreen();
});

test('giving a game up asks first, and keeps it when the answer is no', async () => {
  const hall = await createTestHall();
  const begun = await hall.home.begin(planOf('ojyks', SOLO.ojyks));
  if (!begun.ok) throw new Error(begun.why);
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: 'Give up ojyks' }));
  await user.press(screen.getByRole('button', { name: 'Keep it' }));
  expect(hall.home.shelf.get()).toHaveLength(1);
  await user.press(screen.getByRole('button', { name: 'Give up ojyks' }));
  await user.press(screen.getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByRole('heading', { name: 'Games' })).toBeOnTheScreen();
  expect(hall.home.shelf.get()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Continue' })).not.toBeOnTheScreen();
});

test('a save that cannot be read is said and stays until somebody removes it', async () => {
  const disk = createMapDisk();
  const first = await createTestHall('first', disk);
  const begun = await first.home.begin(planOf('kaktus', SOLO.kaktus));
  if (!begun.ok) throw new Error(begun.why);
  await begun.host.leave();
  for (const key of disk.map.keys()) if (key.includes(begun.id)) disk.map.set(key, 'not a save');
  const hall = await createTestHall('second', disk);
  await enter(hall);
  expect(screen.getByText(/A saved game cannot be read/)).toBeOnTheScreen();
  expect([...disk.map.keys()].some((key) => key.includes(begun.id))).toBe(true);
});

test('ten games may wait; an eleventh is refused in a sentence', async () => {
  const hall = await createTestHall();
  for (let i = 0; i < 10; i++) {
    const begun = await hall.home.begin(planOf('ojyks', SOLO.ojyks));
    if (begun.ok) await begun.host.leave();
  }
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: 'Play ojyks' }));
  expect(await screen.findByText(t('errors.begin.tooMany'))).toBeOnTheScreen();
  await act(async () => undefined);
  expect(within(screen.root!).queryByText(/At table/)).not.toBeOnTheScreen();
});
