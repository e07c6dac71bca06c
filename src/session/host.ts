/** A running table outside React: drives the machine, asks bots, keeps time and saves after every move. */
import { judge } from '@/engine/core/match';
import { Rng } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import { askBot, questionFor } from './asking';
import { eyesOf, isPrivate, type Manners } from './eyes';
import type { Answered, Frame, TableHost } from './frame';
import { frameOf } from './frames';
import type { Store } from './home';
import { createIdle } from './idle';
import { advance, stampOf, type Input, type Session } from './machine';
import { showLimit, thinkingPause } from './pace';
import type { Bot } from './players';
import type { Ports } from './ports';
import type { Writer } from './save/writer';
import { recordOf } from './save/summary';
import type { SaveRecord } from './save/record';
import type { Settings } from './settings';
import { createWatchers } from './watchers';

/** The level that gives hints. */
const ADVISER = 'hard';
const LEFT: Answered = { ok: false, why: 'left' };

export interface TableKeeping {
  readonly settings: Store<Settings>;
  readonly writer: Writer;
  /** After every save that was handed to the writer: the lobby's list follows, and a finished match is archived. */
  saved(record: SaveRecord): void;
}

export interface RunningTable {
  readonly host: TableHost;
  isLeft(): boolean;
  /** The truth behind the frames: for whoever takes the table up again in this app. No screen can reach it. */
  session(): Session;
}

export function createTableHost(
  { clock, thinker, dice }: Pick<Ports, 'clock' | 'thinker' | 'dice'>,
  keeping: TableKeeping,
  first: Session,
): RunningTable {
  const watchers = createWatchers();
  const display = new Rng(dice.seed());
  const { writer } = keeping;
  const offs = [keeping.settings.subscribe(refresh), writer.subscribe(refresh)];
  let session = first;
  let left = false;
  let frame: Frame | null = null;
  /** What is under way for the moment of this stamp and kind: a bot's answer or the safety timer. */
  let waiting: { readonly what: string; readonly stop: () => void } | null = null;

  const manners = (): Manners => keeping.settings.get();
  const idle = createIdle(clock, () => {
    feed({ kind: 'hide' });
  });

  function refresh(): void {
    frame = null;
    watchers.tell();
  }

  function feed(input: Input): Answered {
    if (left) return LEFT;
    const before = session;
    const { session: after, why } = advance(before, manners(), input);
    session = after;
    touched();
    if (after === before) return why === null ? { ok: true } : { ok: false, why };
    if (after.match !== before.match) save();
    attend();
    refresh();
    return { ok: true };
  }

  function touched(): void {
    if (!left) idle.touch(isPrivate(session, manners()));
  }

  function save(): void {
    const { seats, match, plies, undone } = session;
    const record = recordOf(seats, match, plies, undone, clock.now());
    writer.save(JSON.stringify(record));
    keeping.saved(record);
  }

  /** Starts what this moment waits for, once; whatever belonged to an earlier moment is called off. */
  function attend(): void {
    const { moment } = session;
    const what = `${moment.kind} ${stampOf(session)}`;
    if (waiting?.what === what) return;
    waiting?.stop();
    waiting = null;
    if (moment.kind === 'thinking') waiting = { what, stop: think(moment.seat) };
    else if (moment.kind === 'showing' && !moment.hold) waiting = { what, stop: watch() };
  }

  function think(seat: number): () => void {
    const { character } = session.seats.players[seat] as Bot;
    const stamp = stampOf(session);
    const pause = thinkingPause(keeping.settings.get().pace, display);
    return askBot(clock, thinker, questionFor(session, seat, character), pause, (move) => {
      feed({ kind: 'thought', stamp, move });
    });
  }

  function watch(): () => void {
    const ply = session.match.log.length;
    return clock.after(showLimit(keeping.settings.get().pace), () => {
      feed({ kind: 'shown', ply });
    });
  }

  /** Advice is made of what this seat knows, so it is for its eyes only. */
  const isFor = (seat: number): boolean => eyesOf(session, manners()) === seat;

  async function hint(): ReturnType<TableHost['hint']> {
    const { moment } = session;
    if (left) return LEFT;
    if (moment.kind !== 'deciding') return { ok: false, why: 'notNow' };
    if (!isFor(moment.seat)) return { ok: false, why: 'covered' };
    touched();
    try {
      const advice = await thinker.advise(questionFor(session, moment.seat, ADVISER)).answer;
      return left || session.moment !== moment || !isFor(moment.seat)
        ? { ok: false, why: 'stale' }
        : { ok: true, advice };
    } catch {
      return { ok: false, why: 'noAdvice' };
    }
  }

  function whyNot(move: Move): string | null {
    const { seats, match, moment } = session;
    touched();
    if (moment.kind !== 'deciding') return 'notNow';
    const judged = judge(seats.rules, match.position, moment.seat, move);
    return judged.ok ? null : judged.why;
  }

  // The first save also tells an older tab with the same game that it is played here now.
  save();
  attend();

  const host: TableHost = {
    getFrame: () => (frame ??= frameOf(session, manners(), writer.trouble())),
    subscribe: (listener) => watchers.subscribe(listener),
    choose: (ply, move) => feed({ kind: 'chose', ply, move }),
    whyNot,
    shown: (ply) => void feed({ kind: 'shown', ply }),
    tookDevice: () => void feed({ kind: 'tookDevice' }),
    continued: () => void feed({ kind: 'continued' }),
    undo: () => feed({ kind: 'undo' }),
    look: (on) => void feed({ kind: 'look', on }),
    hint,
    touched,
    hide() {
      feed({ kind: 'hide' });
      if (!left) void writer.flush();
    },
    async leave() {
      left = true;
      idle.stop();
      waiting?.stop();
      waiting = null;
      for (const off of offs) off();
      await writer.flush();
    },
  };
  return { host, isLeft: () => left, session: () => session };
}
