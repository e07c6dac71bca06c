/** Keeps the screen on while people sit round it. A browser without focus refuses: then it may go dark. */
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';

const TAG = 'table';

export function keepAwake(on: boolean): void {
  const asked = on ? activateKeepAwakeAsync(TAG) : deactivateKeepAwake(TAG);
  asked.catch(() => undefined);
}
