/** Opens a running table for as long as a screen shows it, and leaves it when the screen goes: bots stop, the match stays saved. */
import { useEffect, useState } from 'react';

import type { TableHost } from '@/session/frame';
import type { Home } from '@/session/home';
import { useHome } from './hall';

export type OpenedTable =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly host: TableHost }
  /** `why` as in session/home (absent, frozen, quarantined, newer, unreadable), or finished: over, and written down. */
  | { readonly kind: 'closed'; readonly why: string };

const OPENING: OpenedTable = { kind: 'opening' };

/** How many screens show a table: one that is left and entered in the same breath must not be left behind the new one's back. */
const shownBy = new WeakMap<TableHost, number>();
const count = (host: TableHost, by: number) => shownBy.set(host, (shownBy.get(host) ?? 0) + by);

function leaveSoon(host: TableHost): void {
  setTimeout(() => {
    if ((shownBy.get(host) ?? 0) <= 0) void host.leave();
  }, 0);
}

async function isFinished(home: Home, id: string): Promise<boolean> {
  try {
    return (await home.finished()).some((game) => game.id === id);
  } catch {
    return false;
  }
}

/** `again` opens once more after a failure. */
export function useTableHost(id: string): { readonly table: OpenedTable; readonly again: () => void } {
  const home = useHome();
  const [table, setTable] = useState(OPENING);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let here = true;
    let shown: TableHost | null = null;
    home.open(id).then(
      async (opened) => {
        if (!opened.ok) {
          const why = opened.why === 'absent' && (await isFinished(home, id)) ? 'finished' : opened.why;
          if (here) setTable({ kind: 'closed', why });
        } else if (here) {
          shown = opened.host;
          count(shown, 1);
          setTable({ kind: 'open', host: shown });
        } else leaveSoon(opened.host);
      },
      () => here && setTable({ kind: 'closed', why: 'other' }),
    );
    return () => {
      here = false;
      setTable(OPENING);
      if (shown === null) return;
      count(shown, -1);
      leaveSoon(shown);
    };
  }, [home, id, tries]);

  return { table, again: () => setTries((n) => n + 1) };
}
