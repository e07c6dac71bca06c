/** A table is open while a screen shows it, and left when the screen goes. */
import { render, screen, waitFor } from '@testing-library/react-native';
import { StrictMode } from 'react';
import { Text } from 'react-native';

import { createCatalogue } from '@/session/catalogue';
import { createHome } from '@/session/createHome';
import type { TableHost } from '@/session/frame';
import type { Hall } from '@/session/hall';
import { createPorts, planOf, playUntil, settle } from '@/session/session.testkit';
import { HallProvider, openDoor } from './hall';
import { useTableHost } from './tableHost';

async function given() {
  const ports = createPorts('table host');
  const home = createHome(ports);
  await home.ready();
  const device = {
    tick: () => undefined,
    play: () => undefined,
    keepAwake: () => undefined,
    cover: () => undefined,
    onHide: () => () => undefined,
  };
  const hall: Hall = { home, catalogue: createCatalogue(), device, now: () => 0 };
  const begun = await home.begin(planOf('no-thanks', 'HHH'));
  if (!begun.ok) throw new Error(begun.why);
  return { ...begun, hall, clock: ports.clock };
}

const isLeft = (host: TableHost) => {
  const answer = host.choose(-1, { type: 'pass' });
  return !answer.ok && answer.why === 'left';
};

function Shown({ id, seen }: { readonly id: string; readonly seen: (host: TableHost) => void }) {
  const { table } = useTableHost(id);
  if (table.kind === 'open') seen(table.host);
  return <Text>{table.kind === 'closed' ? table.why : table.kind}</Text>;
}

test('it is left when the screen goes, and opened again from its last move', async () => {
  const { hall, id, host } = await given();
  const ui = (on: boolean, seen: (host: TableHost) => void) => (
    <HallProvider door={openDoor(hall)}>{on && <Shown id={id} seen={seen} />}</HallProvider>
  );
  const first = jest.fn();
  const { rerender } = await render(ui(true, first));
  await screen.findByText('open');
  expect(first).toHaveBeenLastCalledWith(host);
  expect(isLeft(host)).toBe(false);
  await rerender(ui(false, first));
  await waitFor(() => expect(isLeft(host)).toBe(true));
  const second = jest.fn<undefined, [TableHost]>();
  await rerender(ui(true, second));
  await screen.findByText('open');
  const reopened = second.mock.lastCall![0];
  expect(isLeft(reopened)).toBe(false);
  expect(reopened.getFrame().ply).toBe(host.getFrame().ply);
});

test('entering, leaving and entering in one breath leaves a table that is alive', async () => {
  const { hall, id } = await given();
  const seen = jest.fn<undefined, [TableHost]>();
  await render(
    <StrictMode>
      <HallProvider door={openDoor(hall)}>
        <Shown id={id} seen={seen} />
      </HallProvider>
    </StrictMode>,
  );
  await screen.findByText('open');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isLeft(seen.mock.lastCall![0])).toBe(false);
});

test('a game that is over is told apart from one that never was', async () => {
  const { hall, id, host, clock } = await given();
  await playUntil(host, clock, 'to the end', () => false);
  await settle(300);
  await host.leave();
  const ui = (table: string) => (
    <HallProvider door={openDoor(hall)}>
      <Shown id={table} seen={() => undefined} />
    </HallProvider>
  );
  const { rerender } = await render(ui(id));
  await screen.findByText('finished');
  await rerender(ui('0123456789abcdef'));
  expect(await screen.findByText('absent')).toBeOnTheScreen();
});
