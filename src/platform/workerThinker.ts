/** A thinker at the other end of a wire. When the wire breaks, everything asked and yet to be asked is thought here. */
import type { Pending, Thinker } from '@/session/ports';
import { createSlicedThinker } from './slices';
import type { Mind } from './slices';
import type { Asked, Wire } from './wire';

interface Waiting {
  settle(answer: unknown): void;
  fail(error: Error): void;
  /** Thinks about the same question on this side. */
  here(): Pending<unknown>;
}

type Question = Parameters<Thinker['choose']>[0];

/** `connect` gives null, or throws, where no wire can be had. */
export function createWorkerThinker(mind: Mind, connect: () => Wire | null): Thinker {
  const local = createSlicedThinker(mind);
  const waiting = new Map<number, Waiting>();
  const moved = new Map<number, Pending<unknown>>();
  let wire: Wire | null | undefined;
  let next = 0;

  function breakOff(): void {
    wire?.terminate();
    wire = null;
    for (const [id, question] of waiting) {
      waiting.delete(id);
      const pending = question.here();
      moved.set(id, pending);
      void pending.answer.then(question.settle, question.fail).finally(() => moved.delete(id));
    }
  }

  function open(): Wire | null {
    try {
      const opened = connect();
      if (opened === null) return null;
      opened.onmessage = ({ data }) => {
        const question = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.ok) question?.settle(data.answer);
        else question?.fail(new Error(data.why));
      };
      opened.onerror = breakOff;
      return opened;
    } catch {
      return null;
    }
  }

  function ask<Answer>(kind: 'choose' | 'advise', question: Question, here: () => Pending<Answer>): Pending<Answer> {
    // Nobody needs the worker before the first question.
    if (wire === undefined) wire = open();
    if (wire === null) return here();
    const id = next++;
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { settle: (said) => resolve(said as Answer), fail: reject, here });
    });
    const asked: Asked = { kind, id, question };
    try {
      wire.postMessage(asked);
    } catch {
      breakOff();
    }
    return {
      answer,
      cancel() {
        moved.get(id)?.cancel();
        if (waiting.delete(id)) wire?.postMessage({ kind: 'cancel', id });
      },
    };
  }

  return {
    choose: (question) => ask('choose', question, () => local.choose(question)),
    advise: (question) => ask('advise', question, () => local.advise(question)),
  };
}
