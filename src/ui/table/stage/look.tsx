/** How cards are printed at this table: handed down, so that no card has to know the game. */
import { createContext, use } from 'react';

import type { Face } from '@/engine/core/table';
import type { Print } from '../../skins/print';

export interface TableLook {
  readonly print: (face: Face) => Print;
  readonly plain: boolean;
}

export const LookContext = createContext<TableLook>({ print: (face) => ({ label: String(face) }), plain: false });

export function useTableLook(): TableLook {
  return use(LookContext);
}
