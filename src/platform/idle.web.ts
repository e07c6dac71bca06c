/** Runs something when the browser has nothing better to do, and at the latest after a while. */
const LATEST_MS = 3000;

export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
  // Safari knows no idle moments.
  else setTimeout(run, LATEST_MS / 10);
}
