/** Plays matches among bots and hands over every decision, with the position it was made in: for checks that look over a bot's shoulder. */
import type { Question } from '@/bots/contract';
import { think } from '@/bots/think';
import { Dealer } from '@/engine/core/dealer';
import { presetOptions } from '@/engine/core/options';
import { listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { BETWEEN, NOBODY, OVER, type Move, type Ply, type Position } from '@/engine/core/rules';
import { veil } from '@/engine/core/veil';
import { rulesOf, type GameId } from '@/engine/games/registry';

export interface Decision {
  readonly question: Question;
  /** The truth, for the checker's eyes only. */
  readonly position: Position;
  readonly choice: number;
}

export function decide(question: Question): number {
  const thinking = think(question);
  while (!thinking.step(1000));
  return thinking.answer();
}

/** Every seat count in turn; the watched bot sits in one seat, a simple sound rule in the others, which is quick and unlike it. */
export function* decisionsOf(game: GameId, bot: string, seed: string): Generator<Decision, never> {
  const rules = rulesOf(game);
  const options = presetOptions(rules, 'written');
  const { min, max } = rules.seatRange(options);
  for (let match = 0; ; match++) {
    const seats = min + (match % (max - min + 1));
    const watched = match % seats;
    const position = newPosition(rules, seats, options);
    const rng = rngAt(`${seed}:${match}`, 0);
    const dealer = new Dealer(rng, null);
    rules.deal(position, dealer);
    const log: Ply[] = [];
    const legal: Move[] = [];
    while (position.open.phase !== OVER) {
      listLegal(rules, position, legal);
      const seat = position.open.phase === BETWEEN ? NOBODY : position.open.toAct;
      let choice = 0;
      if (seat !== NOBODY && legal.length > 1) {
        const question: Question = {
          game,
          view: veil(rules, position, seat, log.slice()),
          legal: legal.slice(),
          bot: seat === watched ? bot : 'r1',
          stream: `${seed}/${match}/${seat}/${log.length}`,
        };
        choice = decide(question);
        if (seat === watched) yield { question, position, choice };
      }
      const move = legal[choice]!;
      log.push({ seat, move });
      rng.seek(log.length);
      playInPlace(rules, position, move, dealer);
    }
  }
}
