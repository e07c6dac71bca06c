/** Setting up a table: seats, names, rules, and what is said when something is not possible. */
import { screen, within } from '@testing-library/react-native';

import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import { createTestHall, enter } from './house.testkit';

jest.mock('@/screens/TableScreen', () => {
  const { Text } = jest.requireActual('react-native');
  return { TableScreen: () => <Text>At the table</Text> };
});

const t = translator(english);

async function setUp(game: 'lama' | 'alpaca' | 'ojyks' | 'kaktus' | 'no-thanks') {
  const hall = await createTestHall(game);
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: `${t(`games.${game}.title`)}: set up a table` }));
  await screen.findByRole('heading', { name: `Set up ${t(`games.${game}.title`)}` });
  return { hall, user };
}

const seats = () => screen.getAllByLabelText(/^Seat \d: /).map((seat) => seat.props['aria-label'] as string);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

test('a full table says how many it takes, and nobody else sits down', async () => {
  const { user } = await setUp('kaktus');
  for (let i = 0; i < 3; i++) await user.press(button('Add a computer'));
  expect(seats()).toHaveLength(6);
  await user.press(button('Add a computer'));
  expect(seats()).toHaveLength(6);
  expect(await screen.findByText('The table is full: Kaktus takes 6 players at most.')).toBeOnTheScreen();
});

test('too few players cannot begin, and the button says what is missing', async () => {
  const { user, hall } = await setUp('no-thanks');
  await user.press(button('Remove Greta'));
  await user.press(button('Remove Pip'));
  expect(screen.getByText('No Thanks! needs 1 more player.')).toBeOnTheScreen();
  await user.press(button('Deal the cards'));
  expect(hall.home.shelf.get()).toEqual([]);
});

test('house rules of L.A.M.A. are for four; with another number they are explained, not just grey', async () => {
  const { user } = await setUp('lama');
  await user.press(button('Add a computer'));
  expect(await screen.findByText(/exactly 4 players/)).toBeOnTheScreen();
  await user.press(radio('Box rules'));
  await user.press(button('Add a computer'));
  expect(seats()).toHaveLength(5);
  await user.press(radio('House rules'));
  expect(await screen.findByText('Not possible with 5 players.')).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Box rules' })).toBeChecked();
});

test('seats change places one by one, and an end is said', async () => {
  const { user } = await setUp('ojyks');
  expect(seats()).toEqual(['Seat 1: Robin', 'Seat 2: Greta', 'Seat 3: Pip']);
  await user.press(button('Change the order'));
  await user.press(button('Move Pip up'));
  expect(seats()).toEqual(['Seat 1: Robin', 'Seat 2: Pip', 'Seat 3: Greta']);
  await user.press(button('Move Robin up'));
  expect(await screen.findByText('Robin already has the first seat.')).toBeOnTheScreen();
});

test('a seat becomes a computer player, and nobody sits at one table twice', async () => {
  const { user } = await setUp('ojyks');
  await user.press(button(/^Change Robin/));
  await user.press(radio('Computer'));
  await user.press(radio(/^Magnus, Hard/));
  await user.press(radio(/^Greta, Medium/));
  expect(screen.getByRole('radio', { name: /^Magnus/ })).toBeChecked();
  await user.press(button('Done'));
  expect(seats()).toEqual(['Seat 1: Magnus', 'Seat 2: Greta', 'Seat 3: Pip']);
  expect(screen.getByText(t('setup.noPerson'))).toBeOnTheScreen();
});

describe('names', () => {
  test.each([
    ['control and bidi characters', 'Mi\u202Ea\u0000', 'Mia'],
    ['only spaces of many kinds', '\u00a0\u2003 \u200b', ''],
    ['braces and dollars', '{n} $& $1', '{n} $& $1'],
    ['markup', '<b>Ann</b>', '<b>Ann</b>'],
    ['far too long', 'x'.repeat(60), 'x'.repeat(20)],
    ['one family of four', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['a word of the language', '__proto__', '__proto__'],
  ])('%s', async (_, typed, kept) => {
    const { user, hall } = await setUp('ojyks');
    await user.press(button(/^Change Robin/));
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.paste(screen.getByLabelText(/^Name/), typed);
    await user.press(button('Done'));
    if (kept === '') {
      expect(screen.getByText('A player has no name yet.')).toBeOnTheScreen();
      return;
    }
    await user.press(button('Deal the cards'));
    await screen.findByText('At the table');
    expect(hall.home.people.get().map(({ name }) => name)).toEqual([kept]);
  });

  test('two players of one name are told apart before the cards are dealt', async () => {
    const { user, hall } = await setUp('ojyks');
    await user.press(button(/^Change Robin/));
    await user.clear(screen.getByLabelText('Name'));
    await user.paste(screen.getByLabelText(/^Name/), 'gRETA');
    await user.press(button('Done'));
    await user.press(button('Deal the cards'));
    expect(screen.getAllByText(/Two players are called gRETA/).length).toBeGreaterThan(0);
    expect(hall.home.shelf.get()).toEqual([]);
  });
});

test('options are laid over the preset and remembered with the table', async () => {
  const { user, hall } = await setUp('ojyks');
  await user.press(button('Adjust the rules'));
  const end = screen.getByLabelText('The game ends at');
  await user.press(within(end).getByRole('radio', { name: '50' }));
  expect(screen.getByText(/With your changes/)).toBeOnTheScreen();
  await user.press(button('Deal the cards'));
  await screen.findByText('At the table');
  expect(hall.home.lastPlan('ojyks')?.options['end']).toBe(50);
});

test('pace is the same setting everywhere', async () => {
  const { user, hall } = await setUp('kaktus');
  await user.press(radio('Fast'));
  expect(hall.home.settings.get().pace).toBe('fast');
});
