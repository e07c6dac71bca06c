// The app opens.
import { render, screen } from '@testing-library/react-native';

import { App } from '../../App';

test('the first screen says the name of the app', async () => {
  await render(<App />);
  expect(await screen.findByRole('heading', { name: 'Low Five' })).toBeOnTheScreen();
});
