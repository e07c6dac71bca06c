/** Runs a tutorial: the real machine on a fixed deal, with bots that follow the script and a learner who is asked for one thing at a time. Nothing is saved. */
import { judge } from '@/engine/core/match';
import { sameMove } from '@/engine/core/moves';
import { Rng } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import type { Answered, Frame, TableHost } from '../frame';
import { frameOf } from '../frames';
import type { Store, TablePlan } from '../home';
import { advance, newSession, stampOf, type Input, type Session } from '../machine';
import { showLimit, thinkingPause } from '../pace';
import type { Human } from '../players';
import type { Clock } from '../ports';
import { seatsOf } from '../seats';
import type { Settings } from '../settings';
import { createWatchers } from '../watchers';
import { LESSON_REASON, type Coach, type Lesson } from './lesson';
import { playersOf, type Script, type Step } from './script';

interface Classroom {
  readonly clock: Clock;
  readonly settings: Store<Settings>;
  /** How long the text of this name is: it stays until it can be read. */
  readonly letters: (id: string) => number;
}

const REFUSED: Answered = { ok: false, why: LESSON_REASON };
const LEFT: Answered = { ok: false, why: 'left' };
/** A letter read without haste. */
const READ_MS = 45;
/** Only for the length of pauses: every lesson takes the same breaths. */
const PAUSES = 'lesson';

function firstSession(script: Script, learner: Human): Session {
  const { game, seed, options } = script;
  const plan: TablePlan = { game, players: playersOf(script, learner), preset: 'written', options };
  const session = newSession(seatsOf(PAUSES, plan, seed, PAUSES));
  if (session === null) throw new Error(`the tutorial of ${game} has a wrong number of players`);
  return session;
}

export function createTutorial({ clock, settings, letters }: Classroom, script: Script, learner: Human): Lesson {
  const { steps } = script;
  const watchers = createWatchers();
  const display = new Rng(PAUSES);
  let session = firstSession(script, learner);
  /** The step under way, and how many of its moves are made. */
  let at = 0;
  let made = 0;
  /** Until somebody enters. */
  let left = true;
  let offSettings = (): void => undefined;
  let frame: Frame | null = null;
  let coach: Coach | null = null;
  let waiting: { readonly what: string; readonly stop: () => void } | null = null;

  const stepNow = (): Step => steps[at]!;
  const movesOf = (step: Step): readonly Move[] => (step.kind === 'say' ? [] : step.moves);

  /** What the learner may do now: whoever acts before the coach has finished has understood. */
  function wanted(): readonly Move[] {
    const step = steps.slice(at).find(({ kind }) => kind !== 'say');
    return step?.kind === 'do' ? step.moves : [];
  }
  const isWanted = (move: Move): boolean => wanted().some((candidate) => sameMove(candidate, move));

  function refresh(): void {
    frame = null;
    coach = null;
    watchers.tell();
  }

  function feed(input: Input): Answered {
    if (left) return LEFT;
    const { session: after, why } = advance(session, settings.get(), input);
    if (after === session) return why === null ? { ok: true } : { ok: false, why };
    const moved = after.match.log.length > session.match.log.length;
    session = after;
    if (moved) {
      while (stepNow().kind === 'say') at++;
      made++;
    }
    goOn();
    return { ok: true };
  }

  /** The coach goes on when a move has been shown, not while cards are in the air. */
  function goOn(): void {
    const step = stepNow();
    const needed = step.kind === 'do' ? 1 : movesOf(step).length;
    if (session.moment.kind !== 'showing' && needed > 0 && made === needed) {
      at++;
      made = 0;
    }
    attend();
    refresh();
  }

  /** Starts what this moment waits for, once; whatever belonged to an earlier moment is called off. */
  function attend(): void {
    const { moment } = session;
    const what = `${moment.kind} ${stampOf(session)} ${at}`;
    if (waiting?.what === what) return;
    waiting?.stop();
    waiting = null;
    const step = stepNow();
    const { pace } = settings.get();
    if (moment.kind === 'thinking' && step.kind === 'watch') {
      // Whoever moves first waits until the learner has read what there is to see.
      const pause = Math.max(thinkingPause(pace, display), made === 0 ? READ_MS * letters(step.id) : 0);
      waiting = { what, stop: clock.after(pause, moveOther) };
    } else if (moment.kind === 'showing' && !moment.hold) {
      const ply = session.match.log.length;
      waiting = { what, stop: clock.after(showLimit(pace), () => void feed({ kind: 'shown', ply })) };
    }
  }

  /** The next of the others' moves. */
  function moveOther(): void {
    const step = stepNow();
    if (step.kind !== 'watch' || session.moment.kind !== 'thinking') return;
    feed({ kind: 'thought', stamp: stampOf(session), move: step.moves[made]! });
  }

  function next(): void {
    if (left) return;
    moveOther();
    if (stepNow().kind !== 'say' || at === steps.length - 1) return;
    at++;
    attend();
    refresh();
  }

  function coachNow(): Coach {
    const step = stepNow();
    const asked = session.moment.kind === 'deciding';
    const base = { step: step.id, wanted: asked ? wanted() : [], done: at, of: steps.length };
    if (step.kind === 'say') return { ...base, waits: at === steps.length - 1 ? 'end' : 'next' };
    if (step.kind === 'watch') return { ...base, waits: 'others' };
    const looks = session.moment.kind === 'showing' && session.moment.hold && step.seen !== undefined;
    return looks ? { ...base, step: step.seen!, waits: 'look' } : { ...base, waits: 'move' };
  }

  function whyNot(move: Move): string | null {
    const { seats, match, moment } = session;
    if (moment.kind !== 'deciding') return 'notNow';
    const judged = judge(seats.rules, match.position, moment.seat, move);
    if (!judged.ok) return judged.why;
    return isWanted(move) ? null : LESSON_REASON;
  }

  const host: TableHost = {
    // The coach goes forward only.
    getFrame: () => (frame ??= { ...frameOf(session, settings.get(), null), canUndo: false }),
    subscribe: (listener) => watchers.subscribe(listener),
    choose(ply, move) {
      const why = whyNot(move);
      return why === LESSON_REASON ? REFUSED : feed({ kind: 'chose', ply, move });
    },
    whyNot,
    shown: (ply) => void feed({ kind: 'shown', ply }),
    tookDevice: () => void feed({ kind: 'tookDevice' }),
    // The lesson ends with its round: the next one would be played without a coach.
    continued: next,
    undo: () => REFUSED,
    look: (on) => void feed({ kind: 'look', on }),
    hint: () => Promise.resolve(REFUSED),
    hide: () => void feed({ kind: 'hide' }),
    leave() {
      left = true;
      waiting?.stop();
      waiting = null;
      offSettings();
      return Promise.resolve();
    },
  };
  return {
    host,
    coach: { get: () => (coach ??= coachNow()), subscribe: (listener) => watchers.subscribe(listener) },
    said: {
      own: steps.flatMap((step) =>
        step.kind !== 'do' ? [] : step.seen === undefined ? [step.id] : [step.id, step.seen],
      ),
      others: steps.flatMap((step) => (step.kind === 'watch' ? [step.id] : [])),
    },
    enter() {
      if (!left) return;
      left = false;
      offSettings = settings.subscribe(refresh);
      attend();
      refresh();
    },
    next,
  };
}
