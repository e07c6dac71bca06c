/** A newcomer learns L.A.M.A. from the lobby: reads the rules, plays the lesson by role and label, errs once, and goes on to a real game. */
import { screen, waitFor, within } from '@testing-library/react-native';

import { english } from '@/i18n/testkit';
import { find } from '@/i18n/translate';
import { words } from '@/wiring/words';
import { createTestHall, enter } from './house.testkit';

const said = (kind: 'steps' | 'notNow', id: string) => String(find(english, `tutorial.lama.${kind}.${id}`));

/** The lesson from the first card to the last: what the coach says, and what is pressed then. */
const LESSON: readonly (readonly [step: string, presses: readonly (string | RegExp)[]])[] = [
  ['same', ['2, in your hand']],
  ['others', ['Go on', 'Go on', 'Go on']],
  ['higher', ['5, in your hand']],
  ['leaving', ['Go on', 'Go on']],
  ['llama', ['llama, in your hand']],
  ['afterLlama', ['Go on']],
  ['draw', [/^Draw pile/]],
  ['alone', ['Go on']],
  ['playOn', ['2, in your hand']],
];

test('L.A.M.A. is learned by playing, from the rules to the first real game', async () => {
  await words.need('tutorial');
  const hall = await createTestHall('tutorial');
  hall.home.settings.set({ pace: 'instant', motion: 'reduced' });
  const user = await enter(hall);
  const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }));

  await press('Rules of L.A.M.A.');
  await screen.findByRole('heading', { name: 'Variants' });
  await press(/^Learn by playing/);
  expect(await screen.findByText(said('steps', 'aim'))).toBeOnTheScreen();
  await press('Go on');

  expect(await screen.findByText(said('steps', 'same'))).toBeOnTheScreen();
  await press('5, in your hand');
  expect(await screen.findByText('On 2 only 2 or 3 fits.')).toBeOnTheScreen();
  await press(/^Draw pile/);
  expect(await screen.findByText(said('notNow', 'same'))).toBeOnTheScreen();

  for (const [step, presses] of LESSON) {
    expect(await screen.findByText(said('steps', step))).toBeOnTheScreen();
    for (const name of presses) await press(name);
  }
  expect(await screen.findByText(said('steps', 'quit'))).toBeOnTheScreen();
  await press(/with 4 points$/);
  await press(/with 4 points$/);

  expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeOnTheScreen();
  expect(within(screen.root!).getByText(said('steps', 'end'))).toBeOnTheScreen();
  expect(hall.home.learned.get()).toEqual(['lama']);
  expect(hall.felt).toContain('play win 60');
  expect(hall.home.shelf.get()).toEqual([]);

  await press('Play L.A.M.A.');
  await waitFor(() => expect(hall.home.shelf.get()).toHaveLength(1));
});
