/** Why a move is refused: one typed reason for every case, null for a legal move. */
import type { Move, Position } from '../../core/rules';
import { HOLE } from '../../core/table';
import {
  DECK,
  DISCARD,
  DRAWN,
  FLIP,
  gridOf,
  REVEALS,
  SETUP,
  TURN,
  type OjyksMove,
  type OjyksOpen,
  type OjyksOptions,
} from './shape';

type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

export const REASONS = [
  'setupFirst',
  'noRevealRule',
  'nothingDrawn',
  'mustPlace',
  'mustFlip',
  'pileEmpty',
  'noSuchSlot',
  'clearedSlot',
  'alreadyUp',
] as const;
type Reason = (typeof REASONS)[number];

/** The draw pile, or a new one from the discards below the top. */
export function canDraw(at: OjyksPosition): boolean {
  const piles = at.table.piles;
  return piles[DECK]!.length > 0 || piles[DISCARD]!.length > 1;
}

export function ojyksWhy(at: OjyksPosition, move: Move): Reason | 'unknownMove' | null {
  const { phase } = at.open;
  switch (move.type as OjyksMove['type']) {
    case 'reveal':
      if (phase === DRAWN) return 'mustPlace';
      if (phase === TURN && !at.options.reveal) return 'noRevealRule';
      return whyNotSlot(at, move, true);
    case 'take':
      return notAtTurn(phase) ?? whyNotSlot(at, move, false);
    case 'draw':
      return notAtTurn(phase) ?? (canDraw(at) ? null : 'pileEmpty');
    case 'place':
      return notWithDrawn(phase) ?? whyNotSlot(at, move, false);
    case 'discard':
      return notWithDrawn(phase);
    default:
      return 'unknownMove';
  }
}

function notAtTurn(phase: number): Reason | null {
  if (phase === TURN) return null;
  if (phase === SETUP) return 'setupFirst';
  return phase === DRAWN ? 'mustPlace' : 'mustFlip';
}

function notWithDrawn(phase: number): Reason | null {
  if (phase === DRAWN) return null;
  if (phase === SETUP) return 'setupFirst';
  return phase === FLIP ? 'mustFlip' : 'nothingDrawn';
}

function whyNotSlot(at: OjyksPosition, move: Move, onlyHidden: boolean): Reason | null {
  const raw: unknown = (move as { readonly slot?: unknown }).slot;
  // Looked up, not compared: no text, no fraction and no −0 passes for a slot.
  const found = REVEALS.find(({ slot }) => Object.is(slot, raw));
  if (found === undefined) return 'noSuchSlot';
  const card = at.table.piles[gridOf(at.open.toAct)]![found.slot]!;
  if (card === HOLE) return 'clearedSlot';
  return onlyHidden && at.table.up[card] === 1 ? 'alreadyUp' : null;
}
