/** Settings are felt at once and remembered. */
import { screen } from '@testing-library/react-native';

import { darkPalette, lightPalette } from '@/ui/theme/tokens';
import { createTestHall, enter } from './house.testkit';

async function settings() {
  const hall = await createTestHall('settings');
  const user = await enter(hall);
  await user.press(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  return { hall, user };
}

const colourOf = (text: string) => {
  const style = [screen.getByText(text).props.style].flat(9) as readonly { readonly color?: string }[];
  return Object.assign({}, ...style).color as string;
};

test('the theme changes under the finger', async () => {
  const { user } = await settings();
  await user.press(screen.getByRole('radio', { name: 'Day' }));
  expect(colourOf('Theme')).toBe(lightPalette.text);
  await user.press(screen.getByRole('radio', { name: 'Night' }));
  expect(colourOf('Theme')).toBe(darkPalette.text);
});

test('the language changes in one step, and back', async () => {
  const { user, hall } = await settings();
  await user.press(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeOnTheScreen();
  expect(hall.home.settings.get().language).toBe('de');
  await user.press(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
});

test('sound is heard and vibration felt when they are turned on, and not when they are turned off', async () => {
  const { user, hall } = await settings();
  await user.press(screen.getByRole('switch', { name: 'Sounds' }));
  expect(screen.queryByRole('button', { name: 'Volume: more' })).not.toBeOnTheScreen();
  expect(hall.felt).toEqual([]);
  await user.press(screen.getByRole('switch', { name: 'Sounds' }));
  await user.press(screen.getByRole('button', { name: 'Volume: more' }));
  expect(screen.getByText('70 percent')).toBeOnTheScreen();
  await user.press(screen.getByRole('switch', { name: 'Vibration' }));
  await user.press(screen.getByRole('switch', { name: 'Vibration' }));
  expect(hall.felt).toEqual(['play place 60', 'play place 70', 'tick light']);
});

test.each([
  ['Left-handed', 'leftHanded'],
  ['Memory aid', 'memoryAid'],
  ['Large cards', 'largeCards'],
  ['Plain numbers', 'plainNumbers'],
  ['Take back together', 'sharedUndo'],
] as const)('%s is switched on, remembered, and reset with the rest', async (name, field) => {
  const { user, hall } = await settings();
  await user.press(screen.getByRole('switch', { name }));
  expect(screen.getByRole('switch', { name })).toBeChecked();
  expect(hall.home.settings.get()[field]).toBe(true);
  const later = await createTestHall('later', hall.disk);
  expect(later.home.settings.get()[field]).toBe(true);

  await user.press(screen.getByRole('button', { name: 'Reset all settings' }));
  await user.press(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
  expect(await screen.findByText('Settings are as they were at first.')).toBeOnTheScreen();
});

test('what the hand-over rule means is said as it is chosen', async () => {
  const { user, hall } = await settings();
  await user.press(screen.getByRole('radio', { name: 'Never' }));
  expect(screen.getByText('No cover. Everybody looks away on their honour.')).toBeOnTheScreen();
  expect(hall.home.settings.get().handover).toBe('never');
});
