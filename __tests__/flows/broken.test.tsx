/** A screen that breaks says so, and every way on leads somewhere. */
import { screen } from '@testing-library/react-native';

import { planOf, SOLO } from '@/session/session.testkit';
import { createTestHall, enter } from './house.testkit';

const mockBroken = { on: true };

jest.mock('@/screens/TableScreen', () => {
  const { Text } = jest.requireActual('react-native');
  return {
    TableScreen: () => {
      if (mockBroken.on) throw new Error('a broken table');
      return <Text>At the table</Text>;
    },
  };
});

async function breakTable() {
  mockBroken.on = true;
  // React tells the console of what it caught; here that is expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hall = await createTestHall('broken');
  const begun = await hall.home.begin(planOf('ojyks', SOLO.ojyks));
  if (!begun.ok) throw new Error(begun.why);
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: /^Continue ojyks/ }));
  await screen.findByRole('heading', { name: 'That should not have happened' });
  return { hall, user };
}

test('it resumes from the last move', async () => {
  const { user } = await breakTable();
  mockBroken.on = false;
  await user.press(screen.getByRole('button', { name: 'Resume from the last move' }));
  expect(await screen.findByText('At the table')).toBeOnTheScreen();
});

test('it leads back to the lobby, where the game still waits', async () => {
  const { user, hall } = await breakTable();
  await user.press(screen.getByRole('button', { name: 'Back to the lobby' }));
  expect(await screen.findByRole('button', { name: /^Continue ojyks/ })).toBeOnTheScreen();
  expect(hall.home.shelf.get()).toHaveLength(1);
});
