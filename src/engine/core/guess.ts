/** Full positions that a view cannot tell from the real one: the search's raw material. */
import { clonePosition, copyOpen, newPosition } from './position';
import type { Rng } from './rng';
import type { Move, Open, Options, Position, Rules, View } from './rules';
import { copyNumbers, type CardId, type Face } from './table';

/** Prepared once per view; `into` then fills a scratch position as often as wanted without allocating. */
export interface Guesser<S extends Open, O extends Options> {
  scratch(): Position<S, O>;
  into(scratch: Position<S, O>, rng: Rng): void;
}

export function guesserFor<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  view: View<S, O, M>,
): Guesser<S, O> {
  const base = newPosition(rules, view.seats, view.options);
  copyOpen(view.open, base.open);
  copyNumbers(view.table.seen, base.table.seen);
  copyNumbers(view.table.up, base.table.up);
  view.table.piles.forEach((pile, id) => copyNumbers(pile, base.table.piles[id]!));

  const unknown: CardId[] = [];
  const left = new Map<Face, number>();
  for (const face of rules.deck(view.options)) left.set(face, (left.get(face) ?? 0) + 1);
  view.table.faces.forEach((face, card) => {
    if (face === null) unknown.push(card);
    else {
      base.table.faces[card] = face;
      left.set(face, left.get(face)! - 1);
    }
  });
  const unseen: Face[] = [];
  left.forEach((count, face) => {
    for (let i = 0; i < count; i++) unseen.push(face);
  });

  const hiddenPots: number[] = [];
  let hiddenSum = rules.chipTotal(view.seats, view.options);
  view.table.pots.forEach((count, pot) => {
    if (count === null) hiddenPots.push(pot);
    else {
      base.table.pots[pot] = count;
      hiddenSum -= count;
    }
  });
  if (hiddenPots.length === 0) hiddenSum = 0;

  return {
    scratch: () => clonePosition(base),
    into(scratch, rng) {
      const { table } = scratch;
      copyNumbers(base.table.faces, table.faces);
      copyNumbers(base.table.seen, table.seen);
      copyNumbers(base.table.up, table.up);
      copyNumbers(base.table.pots, table.pots);
      for (let pile = 0; pile < table.piles.length; pile++) {
        copyNumbers(base.table.piles[pile]!, table.piles[pile]!);
      }
      copyOpen(base.open, scratch.open);
      for (let i = unknown.length - 1; i >= 0; i--) {
        const j = rng.int(i + 1);
        const face = unseen[j]!;
        unseen[j] = unseen[i]!;
        unseen[i] = face;
        table.faces[unknown[i]!] = face;
      }
      for (let chip = 0; chip < hiddenSum; chip++) {
        const pot = hiddenPots[rng.int(hiddenPots.length)]!;
        table.pots[pot] = table.pots[pot]! + 1;
      }
    },
  };
}
