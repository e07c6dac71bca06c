/** L2, L4, L5: at every moment of every game, the frame holds nothing that the eyes in front of it may not see; and nor does anything else that leaves the session. */
import { rngAt } from '@/engine/core/rng';
import { NOBODY } from '@/engine/core/rules';
import { EVERYONE } from '@/engine/core/table';
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { createHome } from '@/session/createHome';
import { eyesOf, isForgetful, type Manners } from '@/session/eyes';
import { frameOf } from '@/session/frames';
import { questionFor } from '@/session/asking';
import { advance, resumedSession, type Session } from '@/session/machine';
import { rebuild } from '@/session/save/rebuild';
import { HANDOVERS } from '@/session/settings';
import { gameBase } from '@/session/save/keys';
import {
  actOn,
  createPorts,
  human,
  MANNERS,
  nextInput,
  planOf,
  playUntil,
  settle,
  SHARED,
} from '@/session/session.testkit';
import { CANARY, withCanaries } from './proofs/canary';
import { someSession } from './proofs/games';
import { LONG, progress, report, scaled } from './proofs/scale';

const STATES = scaled(2_000, 120);

function expectNoLeak(session: Session, manners: Manners): void {
  const eyes = eyesOf(session, manners);
  const { kind } = session.moment;
  const frame = frameOf(session, manners, null);
  const canaries = JSON.stringify(frameOf(withCanaries(session, eyes), manners, null));
  if (kind === 'over') return;
  expect(canaries).not.toMatch(CANARY);
  // What the eyes may not see does not change a single letter of the frame either.
  expect(canaries).toBe(JSON.stringify(frame));
  expect(frame.seed).toBeNull();
  expect(session.seats.id).not.toContain(session.seats.setup.seed);
}

/** A bot, and the hint, are asked with what their own seat knows. */
function expectFairQuestion(session: Session): void {
  const { moment } = session;
  if (moment.kind !== 'thinking' && moment.kind !== 'deciding') return;
  const { view, legal } = questionFor(withCanaries(session, moment.seat), moment.seat, 'vera');
  expect(JSON.stringify([view, legal])).not.toMatch(CANARY);
}

/** With several people, private eyes are open in nobody's but their own turn. */
function expectRightEyes(session: Session, manners: Manners): void {
  const { moment, seats, match } = session;
  const eyes = eyesOf(session, manners);
  if (seats.humans.length === 1) {
    expect(eyes).toBe(seats.humans[0]);
    expect(moment.kind).not.toBe('handover');
    return;
  }
  if (moment.kind === 'deciding') expect([NOBODY, match.position.open.toAct]).toContain(eyes);
  else if (moment.kind === 'showing') expect([NOBODY, match.log.at(-1)?.seat]).toContain(eyes);
  else expect(eyes).toBe(NOBODY);
}

/** A face-down card of a game of remembering is in the frame only while it is being looked at. */
function expectForgotten(session: Session, manners: Manners): number {
  if (!isForgetful(session.seats, manners)) return 0;
  const { view, piles, events, moment } = frameOf(session, manners, null);
  // Somebody else's turn: what was looked at before is away.
  if (moment.kind === 'thinking' || moment.kind === 'handover') {
    expect(events.filter((event) => 'face' in event && event.face !== null && event.seen !== EVERYONE)).toEqual([]);
  }
  const now = new Set(events.flatMap((event) => ('face' in event && event.face !== null ? [event.card] : [])));
  const held = new Set(piles.flatMap(({ kind }, id) => (kind === 'held' ? view.table.piles[id]! : [])));
  let looked = 0;
  view.table.faces.forEach((face, card) => {
    if (face === null || view.table.up[card] === 1) return;
    looked++;
    expect(now.has(card) || held.has(card)).toBe(true);
  });
  return looked;
}

/** The app was closed and opened again. */
function reloaded({ seats, plies, undone }: Session, manners: Manners): Session {
  return resumedSession(seats, rebuild(seats, plies)!, plies, undone, manners);
}

describe.each(GAME_IDS)('%s', (game: GameId) => {
  test(
    `${STATES} states without a canary, at hand-overs, others' turns, in the background and on the scoreboard`,
    () => {
      const moments = new Map<string, number>();
      let states = 0;
      let looked = 0;
      for (let n = 0; states < STATES; n++) {
        const rng = rngAt(`leaks/${game}`, n);
        let session = someSession('leaks', n, game);
        const manners: Manners = { ...MANNERS, handover: HANDOVERS[n % 5] ?? 'needed', memoryAid: rng.int(4) === 0 };
        for (;;) {
          states++;
          progress(`leaks ${game}`, states, STATES);
          moments.set(session.moment.kind, (moments.get(session.moment.kind) ?? 0) + 1);
          expectNoLeak(session, manners);
          expectRightEyes(session, manners);
          expectFairQuestion(session);
          looked += expectForgotten(session, manners);
          const input = nextInput(session, (choices) => rng.int(choices));
          if (input === null) break;
          const chance = rng.int(20);
          if (chance === 0) session = advance(session, manners, { kind: 'hide' }).session;
          else if (chance === 1) session = advance(session, manners, { kind: 'look', on: true }).session;
          else if (chance === 2) session = advance(session, manners, { kind: 'undo' }).session;
          else if (chance === 3) session = reloaded(session, manners);
          else session = advance(session, manners, input).session;
        }
      }
      report(`leaks ${game}: ${states} states, 0 canaries; ${JSON.stringify([...moments])}, ${looked} faces looked at`);
      expect(moments.size).toBeGreaterThanOrEqual(4);
    },
    LONG,
  );

  test('the disk beside the save itself, the lists, the history and the console know no seed before the end', async () => {
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((word) => jest.spyOn(console, word));
    const ports = createPorts(`canary-${game}`);
    const home = createHome(ports);
    await home.ready();
    home.people.save(human('Ada'));
    const begun = await home.begin(planOf(game, SHARED[game]));
    if (!begun.ok) throw new Error(begun.why);
    const { host } = begun;
    let checked = 0;
    await playUntil(host, ports.clock, `leak${game}`, (frame) => {
      if (frame.moment.kind === 'over') return true;
      if (checked % 7 === 3) host.hide();
      checked++;
      const kept = [...ports.disk.map].filter(([key]) => !key.startsWith(gameBase(begun.id)));
      const lists = [home.shelf.get(), home.settings.get(), home.people.get(), home.lastPlan(game), home.learned.get()];
      const all = JSON.stringify([host.getFrame(), kept, [...ports.disk.map.keys()], lists]);
      expect(all).not.toMatch(CANARY);
      return false;
    });
    await settle(60);
    expect(checked).toBeGreaterThan(20);
    expect((await home.finished())[0]!.seed).toMatch(CANARY);
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  test('the lobby, reasons and error texts know no card and no seed', async () => {
    const ports = createPorts(`lobby${game}`, {
      thinker: {
        choose: () => ({ answer: Promise.reject(new Error('worker died')), cancel() {} }),
        advise: () => ({ answer: Promise.reject(new Error('worker died')), cancel() {} }),
      },
    });
    const home = createHome(ports);
    await home.ready();
    const begun = await home.begin(planOf(game, SHARED[game]));
    if (!begun.ok) throw new Error(begun.why);
    const { host } = begun;
    const rng = rngAt(`lobby${game}`, 0);
    for (let i = 0; i < 60 && host.getFrame().moment.kind !== 'over'; i++) {
      if (!actOn(host, (_, choices) => rng.int(choices))) {
        await settle(4);
        ports.clock.pass(1_000);
      }
      const line = home.shelf.get()![0];
      expect(Object.keys(line ?? {}).sort()).toEqual(
        line === undefined ? [] : ['game', 'id', 'kind', 'options', 'players', 'round', 'savedAt', 'sheet', 'turn'],
      );
      // A table that is put in somebody's hands holds functions only, and none that tells the truth.
      expect(JSON.stringify(host)).toBe('{}');
      expect(Object.keys(host)).not.toContain('session');
      const answers = [
        host.choose(-1, { type: 'none' }),
        host.undo(),
        host.whyNot({ type: 'none' }),
        await host.hint(),
      ];
      for (const text of answers.map((answer) => JSON.stringify(answer))) {
        expect(text).not.toMatch(/\d{2,}|worker|Error/);
      }
    }
  });
});
