/** Past games: who won, everybody's record, and the score sheet round by round. */
import { screen } from '@testing-library/react-native';

import { createTestClock, createMapDisk, planOf, playUntil, createPorts, settle } from '@/session/session.testkit';
import { createHome } from '@/session/createHome';
import { createTestHall, enter } from './house.testkit';

/** A disk on which one person has played a whole game. */
async function played() {
  const disk = createMapDisk();
  const clock = createTestClock();
  const home = createHome(createPorts('history', { disk, clock }));
  await home.ready();
  const begun = await home.begin(planOf('no-thanks', 'HBB', 'written', { deals: 2 }));
  if (!begun.ok) throw new Error(begun.why);
  const frame = await playUntil(begun.host, clock, 'history', () => false);
  await settle(200);
  await begun.host.leave();
  return { disk, frame };
}

test('without a finished game it says so', async () => {
  const user = await enter(await createTestHall());
  await user.press(screen.getByRole('button', { name: 'Past games' }));
  expect(await screen.findByText(/No finished games yet/)).toBeOnTheScreen();
});

test('a finished game names its winners, counts for the records and shows its rounds again', async () => {
  const { disk, frame } = await played();
  const hall = await createTestHall('later', disk);
  const [game] = await hall.home.finished();
  expect(game!.sheet).toEqual(frame.sheet);
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: 'Past games' }));
  await user.press(
    await screen.findByRole('button', { name: /^No Thanks!, just now\. .+ (won|shared the win) with -?\d+ points?/ }),
  );
  const last = frame.sheet.rounds.length;
  expect(screen.getByText(`Round ${last}`)).toBeOnTheScreen();
  expect(screen.getByText(`Seed of the deal: ${game!.seed}`)).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'One round earlier' }));
  expect(screen.getByText(`Round ${last - 1}`)).toBeOnTheScreen();
});

test('records count games and wins of people and of computer players', async () => {
  const { disk, frame } = await played();
  const hall = await createTestHall('later', disk);
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: 'Past games' }));
  expect(await screen.findByRole('heading', { name: 'Computer players' })).toBeOnTheScreen();
  const wonByPerson =
    frame.moment.kind === 'over' && frame.moment.winners.some((seat) => frame.players[seat]!.kind === 'human');
  expect(screen.getByText(wonByPerson ? '1 win · 1 game' : '0 wins · 1 game')).toBeOnTheScreen();
});
