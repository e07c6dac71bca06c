/** Opens a running table for as long as a screen shows it, and leaves it when the screen goes: bots stop, the match stays saved. */
import { useEffect, useState } from 'react';

import type { TableHost } from '@/session/frame';
import { useHome } from './hall';

export type OpenedTable =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly host: TableHost }
  /** `why` as in session/home: absent, frozen, quarantined, newer or unreadable. */
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

/** `again` opens once more after a failure. */
export function useTableHost(id: string): { readonly table: OpenedTable; readonly again: () => void } {
  const home = useHome();
  const [table, setTable] = useState(OPENING);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let here = true;
    let shown: TableHost | null = null;
    home.open(id).then(
      (opened) => {
        if (!opened.ok) {
          if (here) setTable({ kind: 'closed', why: opened.why });
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
