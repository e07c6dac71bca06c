/** S1: save, load, and it is the same position, the same moment, and the same next move of every bot. */
import type { Question } from '@/bots/contract';
import { BRAINS } from '@/bots/registry';
import { think } from '@/bots/think';
import { questionFor } from '@/session/asking';
import { resumedSession } from '@/session/machine';
import { judgeSave } from '@/session/save/load';
import { FORMAT } from '@/session/save/record';
import { seal, unseal } from '@/session/save/seal';
import { MANNERS } from '@/session/session.testkit';
import { bodyOf, someSession, statesOf } from './proofs/games';
import { LONG, progress, report, scaled } from './proofs/scale';

const STATES = scaled(20_000, 600);
const MAX_SAVE = 16_384;

/** Positions and questions are plain JSON, and comparing texts is quick. */
function expectSame(a: unknown, b: unknown): void {
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
}

function answer(question: Question): number {
  const thinking = think(question);
  while (!thinking.step(1_000));
  return thinking.answer();
}

test(
  `${STATES} states`,
  () => {
    let states = 0;
    let longest = 0;
    let asked = 0;
    let thought = 0;
    for (let n = 0; states < STATES; n++) {
      let ply = -1;
      for (const state of statesOf(someSession('round', n), `round${n}`)) {
        if (state.match.log.length === ply) continue;
        ply = state.match.log.length;
        states++;
        progress('round trips', states, STATES);
        const text = seal({ format: FORMAT, sequence: ply, writer: '0123456789abcdef', body: bodyOf(state) });
        longest = Math.max(longest, text.length);
        const loaded = judgeSave(state.seats.id, unseal(text)!);
        if (loaded.kind !== 'playable') throw new Error(loaded.kind);
        const { record, seats, rebuilt } = loaded;
        expectSame(rebuilt.match, state.match);
        expectSame(seats, state.seats);
        const back = resumedSession(seats, rebuilt, record.plies, record.undone, MANNERS);
        expect(back.plies).toBe(state.plies);
        expect(back.told).toBe(state.told);
        expectSame(back.played, state.played);
        if (back.moment.kind !== 'thinking') continue;
        asked++;
        const { seat } = back.moment;
        const [before, after] = [questionFor(state, seat, 'vera'), questionFor(back, seat, 'vera')];
        // A bot is a function of its question, and so is its answer.
        expectSame(after, before);
        expect(answer({ ...after, bot: 'random' })).toBe(answer({ ...before, bot: 'random' }));
        if (asked % 25 !== 0 || BRAINS[after.game] === undefined) continue;
        thought++;
        expect(answer({ ...after, bot: 'easy' })).toBe(answer({ ...before, bot: 'easy' }));
      }
    }
    expect(longest).toBeLessThanOrEqual(MAX_SAVE);
    report(
      `round trips: ${states} states, ${asked} of them with a bot to move, ${thought} answered by a real bot; longest save ${longest} bytes`,
    );
  },
  LONG,
);
