/** Runs something when there is nothing better to do. A phone has its whole bundle at hand, so the next tick is soon enough. */
export function whenIdle(run: () => void): void {
  setTimeout(run, 0);
}
