// The app opens.
import { render, screen } from '@testing-library/react-native';

import { App } from '../../App';

/** The first run compiles everything that is fetched. */
const PATIENCE = { timeout: 30_000 };

jest.setTimeout(120_000);

test('the first screen says the name of the app', async () => {
  await render(<App />);
  expect(await screen.findByRole('heading', { name: 'Low Five' }, PATIENCE)).toBeOnTheScreen();
});
