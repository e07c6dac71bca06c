/** The bots' worker: takes questions off the wire and sends answers back. Bundled on its own, without React and without a screen. */
import { advise, think } from '@/bots/think';
import { runInSlices } from '@/platform/slices';
import type { Asked, Said } from '@/platform/wire';

interface Scope {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(said: Said): void;
}

/** Nobody draws here; a slice only has to end so that a cancellation can be heard. */
const SLICE_MS = 25;

const scope = globalThis as unknown as Scope;
const running = new Map<number, () => void>();

scope.onmessage = ({ data: asked }) => {
  const { id } = asked;
  if (asked.kind === 'cancel') {
    running.get(id)?.();
    running.delete(id);
    return;
  }
  const { question } = asked;
  const { answer, cancel } =
    asked.kind === 'choose'
      ? runInSlices<unknown>(SLICE_MS, () => think(question))
      : runInSlices<unknown>(SLICE_MS, () => advise(question));
  running.set(id, cancel);
  answer.then(
    (said) => {
      running.delete(id);
      scope.postMessage({ ok: true, id, answer: said });
    },
    (error: unknown) => {
      running.delete(id);
      scope.postMessage({ ok: false, id, why: String(error) });
    },
  );
};
