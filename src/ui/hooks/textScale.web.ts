/** How far the browser stretches text: its default font size, which pixel sizes would otherwise ignore. */
import { useSyncExternalStore } from 'react';

const NORMAL = 16;

// One watch and one measure for all texts: asking the page for its style makes it work out everything that has changed.
const listeners = new Set<() => void>();
let known: number | null = null;
let unwatch: (() => void) | null = null;

function changed(): void {
  known = null;
  listeners.forEach((listener) => listener());
}

function watch(): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', changed);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  unwatch ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unwatch?.();
    unwatch = null;
    known = null;
  };
}

function measure(): number {
  // Nobody watches yet: what is measured now may be old by the next time.
  if (unwatch === null) known = null;
  known ??= parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL || 1;
  return known;
}

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, measure, () => 1);
}

export function useTextFactor(cap: number): number {
  return Math.min(useTextScale(), cap);
}
