/** Which touches lead to a move: for the hint's marks, and for the law that every legal move can be tapped. */
import type { Move } from '@/engine/core/rules';
import type { Act, Scene, Skin } from './contract';
import { isSame } from './reading';

/** More picks than this lead to no move in any game. */
const DEPTH = 4;

interface Step {
  readonly ids: readonly string[];
  readonly picked: readonly string[];
}

/** Every act that can be reached with these picks, with the touches that lead there: those of the table and those inside sheets. */
function actsOf(skin: Skin, scene: Scene): readonly { readonly ids: readonly string[]; readonly act: Act }[] {
  return skin.touches(scene, skin.lay(scene)).flatMap(({ id, act, zoom }) => {
    const sheet = act.kind === 'zoom' ? act.zoom : zoom;
    const inside =
      sheet === undefined ? [] : insideOf(skin, scene, sheet).map((found) => ({ ...found, ids: [id, ...found.ids] }));
    return [{ ids: [id], act }, ...inside];
  });
}

function insideOf(
  skin: Skin,
  scene: Scene,
  sheet: string,
): readonly { readonly ids: readonly string[]; readonly act: Act }[] {
  return (skin.zoom(sheet, scene)?.blocks ?? []).flatMap((block) => {
    if (block.kind === 'button') return [{ ids: [block.id], act: block.act }];
    if (block.kind !== 'cards') return [];
    return block.cards.flatMap(({ touch }) => (touch === undefined ? [] : [{ ids: [touch.id], act: touch.act }]));
  });
}

/** Every move that can be tapped now, with the ids of the touches on the way. */
export function movesByTouch(
  skin: Skin,
  scene: Scene,
): readonly { readonly move: Move; readonly ids: readonly string[] }[] {
  const found: { move: Move; ids: readonly string[] }[] = [];
  const seen = new Set<string>();
  let open: readonly Step[] = [{ ids: [], picked: scene.picked }];
  for (let depth = 0; depth <= DEPTH && open.length > 0; depth++) {
    const later: Step[] = [];
    for (const step of open) {
      const key = JSON.stringify(step.picked);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const { ids, act } of actsOf(skin, { ...scene, picked: step.picked })) {
        if (act.kind === 'play') found.push({ move: act.move, ids: [...step.ids, ...ids] });
        else if (act.kind === 'pick') later.push({ ids: [...step.ids, ...ids], picked: act.picked });
      }
    }
    open = later;
  }
  return found;
}

/** The touches that lead to this move, shortest way first; none when there is no way. */
export function pathTo(skin: Skin, scene: Scene, move: Move): readonly string[] {
  const ways = movesByTouch(skin, scene).filter((way) => isSame(way.move, move));
  return (
    ways.reduce<readonly string[] | null>(
      (best, { ids }) => (best === null || ids.length < best.length ? ids : best),
      null,
    ) ?? []
  );
}
