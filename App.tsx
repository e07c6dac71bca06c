// Opens the door to the hall and shows the house.
import { readGlance } from '@/platform/glance';
import { createDoor } from '@/wiring/door';
import { useTypeface } from '@/wiring/fonts';
import { House } from '@/wiring/House';

const door = createDoor(async () => {
  const { openHall } = await import('@/wiring/openHall');
  return openHall();
}, readGlance()?.waiting);

export function App() {
  return useTypeface() ? <House door={door} /> : null;
}
