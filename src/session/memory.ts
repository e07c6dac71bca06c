/**
 * What a person may look at is less than what the person knows: in games of remembering, a face that lies down is shown at the moment of looking and then gone.
 * Bots get the whole view; the frame gets this one, so that no screen and no page can remember for a player.
 */
import type { TableEvent } from '@/engine/core/events';
import type { Eyes, View } from '@/engine/core/rules';
import type { CardId, PileName } from '@/engine/core/table';
import { isFaceEvent } from './information';

/** `events`: the last move as these eyes saw it. */
export function forgetful(view: View, piles: readonly PileName[], events: readonly TableEvent[]): View {
  const now = new Set<CardId>();
  piles.forEach((pile, id) => {
    // The card in the air is in somebody's hand until it is laid down.
    if (pile.kind === 'held') for (const card of view.table.piles[id]!) now.add(card);
  });
  for (const event of events) if (isFaceEvent(event) && event.face !== null) now.add(event.card);
  const { up } = view.table;
  const faces = view.table.faces.map((face, card) => (up[card] === 1 || now.has(card) ? face : null));
  return { ...view, table: { ...view.table, faces } };
}

/** A look is for the one who looks: whoever knows the card from before is not shown it again. */
export function withoutOthersLooks(events: readonly TableEvent[], eyes: Eyes): readonly TableEvent[] {
  return events.map((event) => (event.kind === 'shown' && event.to !== eyes ? { ...event, face: null } : event));
}
