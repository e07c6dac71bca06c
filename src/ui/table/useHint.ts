/** A hint: asked of the host, marked on the table and said in a sentence, until the next move. */
import { useState } from 'react';

import type { TableHost } from '@/session/frame';
import { useSay } from '../kit/Live';
import type { Scene, Skin } from './contract';
import { pathTo } from './paths';

interface Hint {
  readonly ply: number;
  readonly sentence: string;
  /** Touches that lead to the move. */
  readonly ids: readonly string[];
}

const NONE: readonly string[] = [];

export interface Hinting {
  readonly sentence: string | null;
  readonly ids: readonly string[];
  readonly ask: () => void;
}

export function useHint(host: TableHost, scene: Scene, skin: Skin): Hinting {
  const say = useSay();
  const [hint, setHint] = useState<Hint | null>(null);
  const { frame, t } = scene;
  const here = hint !== null && hint.ply === frame.ply && frame.moment.kind === 'deciding' ? hint : null;

  async function ask(): Promise<void> {
    if (frame.moment.kind !== 'deciding') {
      say(t('table.why.notNow'));
      return;
    }
    say(t('table.hint.asking'));
    const { advice } = await host.hint();
    const best = advice?.[0];
    if (best === undefined) {
      say(t('table.hint.none'));
      return;
    }
    const sentence = skin.advise(best, scene);
    setHint({ ply: frame.ply, sentence, ids: pathTo(skin, { ...scene, picked: [] }, best.move) });
    say(sentence);
  }

  return { sentence: here?.sentence ?? null, ids: here?.ids ?? NONE, ask: () => void ask() };
}
