/** How far the browser stretches text: its default font size, which pixel sizes would otherwise ignore. */
import { useSyncExternalStore } from 'react';

const NORMAL = 16;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class'] });
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', listener);
  };
}

const measure = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL || 1;

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, measure, () => 1);
}

export function useTextFactor(cap: number): number {
  return Math.min(useTextScale(), cap);
}
