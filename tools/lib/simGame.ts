/** Plays one simulated game on the real engine: in place, since nobody keeps the positions behind. */
import { createHash } from 'node:crypto';

import { Dealer } from '@/engine/core/dealer';
import { seatingOf, type Setup } from '@/engine/core/match';
import { listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { ALL_EYES, BETWEEN, NOBODY, OVER, type Move, type Ply, type Preset } from '@/engine/core/rules';
import { places, winners } from '@/engine/core/scoresheet';
import { veil } from '@/engine/core/veil';
import { rulesOf, type GameId } from '@/engine/games/registry';
import type { Ask } from './player';
import { seatPlayer } from './players';
import { SimFault } from './simFault';

const MOST_DECISIONS = 100_000;

export interface GamePlan {
  readonly game: GameId;
  readonly preset: Preset;
  readonly setup: Setup;
  /** By player, in the order of --seats. */
  readonly words: readonly string[];
}

/** By player, in the order of --seats. */
export interface GameResult {
  readonly totals: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
}

interface Listener {
  /** Gets every trace line as an object; null when nobody reads a trace. */
  readonly line: ((line: object) => void) | null;
  decided(player: number, ms: number): void;
}

/** Bots draw from here. A digest, so that no bot can read the match's seed out of its own. */
function botSeed(seed: string): string {
  return createHash('sha256').update(`the bots of ${seed}`).digest('hex').slice(0, 24);
}

export async function playGame(
  plan: GamePlan,
  { line, decided }: Listener,
  mostDecisions = MOST_DECISIONS,
): Promise<GameResult> {
  const { game, preset, setup, words } = plan;
  const { seats, options, seed } = setup;
  const rules = rulesOf(game);
  const seating = seatingOf(rules, setup);
  const stream = botSeed(seed);
  const players = seating.map((player) => seatPlayer(game, words[player]!, `${stream}/${player}`));

  const at = newPosition(rules, seats, options);
  const { open } = at;
  const rng = rngAt(seed, 0);
  const dealer = new Dealer(rng, null);
  const log: Ply[] = [];
  const legal: Move[] = [];
  const stateFor = (eyes: number): object => rules.trace(veil(rules, at, eyes, log));

  line?.({ type: 'game', game, preset, options, seats: seating.map((player) => words[player]), seed });
  rules.deal(at, dealer);
  try {
    let decisions = 0;
    while (open.phase !== OVER) {
      listLegal(rules, at, legal);
      const between = open.phase === BETWEEN;
      const seat = between ? NOBODY : open.toAct;
      let move = legal[0]!;
      if (!between) {
        if (++decisions > mostDecisions) throw new SimFault(`passed ${mostDecisions} decisions and was stopped`);
        const ask: Ask = {
          seat,
          ply: log.length + 1,
          legal,
          view: () => veil(rules, at, seat, log),
          trace: () => stateFor(seat),
        };
        const before = performance.now();
        const answer = players[seat]!.choose(ask);
        const choice = typeof answer === 'number' ? answer : await answer;
        decided(seating[seat]!, performance.now() - before);
        move = legal[choice]!;
        line?.({ type: 'turn', state: stateFor(ALL_EYES), seat, legal, move });
      }
      log.push({ seat, move });
      rng.seek(log.length);
      const settled = open.points.length;
      playInPlace(rules, at, move, dealer);
      if (open.points.length > settled) {
        line?.({ type: 'round', points: open.points.slice(-seats), totals: open.totals });
      }
    }
    line?.({ type: 'end', state: stateFor(ALL_EYES), totals: open.totals, winners: winners(rules, at) });
  } catch (error) {
    if (!(error instanceof SimFault)) throw error;
    throw new SimFault(`${game} ${seed}, move ${log.length + 1} by seat ${open.toAct}: ${error.message}`);
  } finally {
    await Promise.all(players.map((player) => player.end?.()));
  }

  const seatPlaces = places(rules, at);
  const bySeat = seating.map((player, seat) => ({ player, total: open.totals[seat]!, place: seatPlaces[seat]! }));
  bySeat.sort((a, b) => a.player - b.player);
  return {
    totals: bySeat.map(({ total }) => total),
    places: bySeat.map(({ place }) => place),
    winners: bySeat.filter(({ place }) => place === 1).map(({ player }) => player),
  };
}
