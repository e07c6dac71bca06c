/** Says each move once in the live region, and remembers the sentences for whoever looked away. */
import { useEffect, useState } from 'react';

import type { TableEvent } from '@/engine/core/events';
import type { Frame, Happening } from '@/session/frame';
import { useSay } from '../kit/Live';
import type { Company, Skin } from './contract';

const MOST = 40;
const EVERYONE = -1;

/** The event as an onlooker saw it: a memory must not keep what only one person knew. */
function publicly(event: TableEvent): TableEvent {
  const isFace = event.kind === 'moved' || event.kind === 'turned' || event.kind === 'shown';
  return isFace && event.seen !== EVERYONE ? { ...event, face: null } : event;
}

/** The last move with what these eyes saw of it, or null before the first. */
function lastHappening({ last, events, moment }: Frame): Happening | null {
  if (last === null) return null;
  const known = moment.kind === 'deciding' ? moment.since.at(-1) : undefined;
  // After a hand-over these eyes have no events of their own, but what everybody saw is still known.
  if (events.length === 0 && known !== undefined) return known;
  return { seat: last.seat, ply: last, events };
}

/** The last move in a sentence; null when there is nothing to say. */
export function tellLast(skin: Skin, company: Company): string | null {
  const happening = lastHappening(company.frame);
  return happening === null ? null : skin.tell(happening, company);
}

interface Memory {
  readonly ply: number;
  readonly sentences: readonly string[];
}

export function useTold(skin: Skin, company: Company, prompt: string, mine: boolean): readonly string[] {
  const say = useSay();
  const { frame } = company;
  const { moment, ply } = frame;
  const [memory, setMemory] = useState<Memory>(() => ({ ply, sentences: since(skin, company) }));
  if (memory.ply !== ply) {
    const happening = lastHappening(frame);
    const sentence = happening && skin.tell({ ...happening, events: happening.events.map(publicly) }, company);
    const sentences = sentence === null || ply < memory.ply ? memory.sentences : [...memory.sentences, sentence];
    setMemory({ ply, sentences: sentences.slice(-MOST) });
  }

  const showing = moment.kind === 'showing';
  const told = showing ? tellLast(skin, company) : null;
  useEffect(() => {
    if (told !== null) say(told, { shown: false });
    // Once a move, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ply, showing]);
  const asked = mine ? prompt : null;
  useEffect(() => {
    if (asked !== null) say(asked, { shown: false });
    // Asked once a turn, and again only when the question changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ply, asked]);
  return memory.sentences;
}

function since(skin: Skin, company: Company): readonly string[] {
  const { moment } = company.frame;
  if (moment.kind !== 'deciding') return [];
  return moment.since.flatMap((happening) => skin.tell(happening, company) ?? []);
}
