/** The machine of moments: what every input does in every moment, and when the phone changes hands. */
import { listLegal } from '@/engine/core/position';
import { NOBODY, type Move } from '@/engine/core/rules';
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { eyesOf, type Manners } from './eyes';
import { advance, newSession, resumedSession, stampOf, undoRefusal, type Input, type Session } from './machine';
import { rebuild } from './save/rebuild';
import { seatsOf } from './seats';
import { begunSession, decide, MANNERS, nextInput, planOf, playedOut, SHARED, SOLO } from './session.testkit';

const ALWAYS: Manners = { ...MANNERS, handover: 'always' };
const NEVER: Manners = { ...MANNERS, handover: 'never' };

const feed = (session: Session, input: Input, manners = MANNERS): Session => advance(session, manners, input).session;
const legalOf = ({ seats, match }: Session): Move[] => {
  const legal: Move[] = [];
  listLegal(seats.rules, match.position, legal);
  return legal;
};

/** Plays by `pick` until a moment fits. */
function until(
  session: Session,
  fits: (session: Session) => boolean,
  manners = MANNERS,
  pick: (choices: number) => number = () => 0,
): Session {
  let now = session;
  while (!fits(now)) {
    const input = nextInput(now, pick);
    if (input === null) throw new Error('it never comes to that');
    now = feed(now, input, manners);
  }
  return now;
}
const inMoment =
  (kind: Session['moment']['kind']) =>
  ({ moment }: Session): boolean =>
    moment.kind === kind;

/** Every hand-over of one game, as the seats it goes to; and everybody who decided. */
function handovers(game: GameId, pattern: string, manners: Manners, seed = 'hands') {
  let now = begunSession(planOf(game, pattern), seed);
  const to: number[] = [];
  const deciders: number[] = [];
  let turn = 0;
  for (let i = 0; i < 4_000; i++) {
    if (now.moment.kind === 'handover') to.push(now.moment.to);
    if (now.moment.kind === 'deciding') deciders.push(now.moment.seat);
    const input = nextInput(now, (choices) => (turn++ * 7) % choices);
    if (input === null) break;
    now = feed(now, input, manners);
  }
  return { to, deciders };
}

describe('a fresh table', () => {
  test('shows its deal, then waits for whoever is to act', () => {
    const session = begunSession(planOf('no-thanks', 'HBB'));
    expect(session.moment).toEqual({ kind: 'showing', seat: NOBODY, hold: false });
    expect(session.events.length).toBeGreaterThan(0);
    const { toAct: seat } = session.match.position.open;
    for (const pattern of ['HHH', 'BBB']) {
      const { moment } = feed(begunSession(planOf('no-thanks', pattern)), { kind: 'shown', ply: 0 });
      expect(moment).toEqual({ kind: pattern === 'HHH' ? 'deciding' : 'thinking', seat });
    }
  });

  test('is none when the game does not take so many players', () => {
    const plan = planOf('no-thanks', 'HB');
    expect(newSession(seatsOf('0'.repeat(16), plan, 's', 'b'))).toBeNull();
  });
});

describe('hand-over by need', () => {
  test.each(GAME_IDS)('%s: never with one person at the table, whatever the setting', (game) => {
    for (const manners of [MANNERS, ALWAYS, NEVER]) expect(handovers(game, SOLO[game], manners).to).toEqual([]);
  });

  test.each(['lama', 'alpaca', 'kaktus'] as const)(
    '%s: between two different people, and not twice in a row for the same one',
    (game) => {
      const { to, deciders } = handovers(game, SHARED[game], MANNERS);
      const changes = deciders.filter((seat, i) => seat !== deciders[i - 1]);
      expect(to).toEqual(changes);
      expect(to.length).toBeGreaterThan(2);
    },
  );

  test.each(['ojyks', 'no-thanks'] as const)('%s: never, unless it is wished for every turn', (game) => {
    expect(handovers(game, SHARED[game], MANNERS).to).toEqual([]);
    expect(handovers(game, SHARED[game], NEVER).to).toEqual([]);
    expect(handovers(game, SHARED[game], ALWAYS).to.length).toBeGreaterThan(2);
  });

  test.each(['lama', 'alpaca', 'kaktus'] as const)('%s: never when the table wishes so', (game) => {
    expect(handovers(game, SHARED[game], NEVER).to).toEqual([]);
  });

  test('every turn: also back to the same person after a bot, but not between two steps of one turn', () => {
    const session = until(begunSession(planOf('no-thanks', 'HHB'), 'every'), inMoment('deciding'), ALWAYS);
    const { seat } = session.moment as { seat: number };
    const again = until(
      feed(session, { kind: 'chose', ply: 0, move: legalOf(session)[0]! }, ALWAYS),
      (now) => now.moment.kind === 'handover' && now.moment.to === seat,
      ALWAYS,
    );
    expect(again.match.log.length).toBeGreaterThan(1);
    const kaktus = handovers('kaktus', 'HHB', ALWAYS);
    expect(kaktus.to.length).toBeLessThan(kaktus.deciders.length);
  });

  test('a person who has quit the round is not asked for, and who plays on alone keeps the phone', () => {
    const quits = new Set<number>();
    const handed: number[] = [];
    let turns = 0;
    let now = begunSession(planOf('lama', 'HHHH'), 'quit');
    // All but one quit at once; the last one draws as long as there is something to draw.
    for (let i = 0; i < 400 && now.moment.kind !== 'between'; i++) {
      const { moment } = now;
      if (moment.kind === 'handover') handed.push(moment.to);
      if (moment.kind !== 'deciding') {
        now = feed(
          now,
          nextInput(now, () => 0)!,
        );
        continue;
      }
      expect(quits.has(moment.seat)).toBe(false);
      const type = quits.size < 3 ? 'quit' : 'play';
      const legal = legalOf(now);
      if (type === 'quit') quits.add(moment.seat);
      else turns++;
      const move = legal.find((candidate) => candidate.type === type) ?? legal[0]!;
      now = feed(now, { kind: 'chose', ply: now.match.log.length, move });
    }
    expect(new Set(handed).size).toBe(handed.length);
    expect(turns).toBeGreaterThan(1);
  });

  test('during a hand-over nobody’s eyes are open and nothing of the last move is shown', () => {
    const session = until(begunSession(planOf('lama', 'HHHB')), inMoment('handover'));
    expect(eyesOf(session, MANNERS)).toBe(NOBODY);
    expect(session.events).toEqual([]);
    const { to } = session.moment as { to: number };
    const taken = feed(session, { kind: 'tookDevice' });
    expect(taken.moment).toEqual({ kind: 'deciding', seat: to });
    expect(eyesOf(taken, MANNERS)).toBe(to);
    expect(taken.holder).toBe(to);
  });
});

describe('the phone is put down', () => {
  test('in the middle of a decision: it is handed over again, to the same person', () => {
    const session = until(begunSession(planOf('lama', 'HHHB')), inMoment('deciding'));
    const { seat } = session.moment as { seat: number };
    const down = feed(session, { kind: 'hide' });
    expect(down.moment).toEqual({ kind: 'handover', to: seat, then: null });
    expect(feed(down, { kind: 'tookDevice' }).moment).toEqual({ kind: 'deciding', seat });
    expect(feed(down, { kind: 'hide' }).moment).toEqual(down.moment);
  });

  test('while a bot thinks: whoever comes next has to take the phone, even the one who had it', () => {
    const session = until(
      begunSession(planOf('lama', 'HBHB'), 'down'),
      (now) => now.moment.kind === 'thinking' && now.holder !== NOBODY,
    );
    const down = feed(session, { kind: 'hide' });
    expect(down.moment).toBe(session.moment);
    expect(down.holder).toBe(NOBODY);
  });

  test('while an own move is shown: the game goes on to whoever is next', () => {
    const deciding = until(begunSession(planOf('lama', 'HHHB')), inMoment('deciding'));
    const quit = legalOf(deciding).find(({ type }) => type === 'quit')!;
    const shown = feed(deciding, { kind: 'chose', ply: deciding.match.log.length, move: quit });
    expect(shown.moment).toMatchObject({ kind: 'showing', hold: false });
    expect(feed(shown, { kind: 'hide' }).moment.kind).toBe('handover');
  });

  test('while a bot’s move is shown: it stays on the screen, it is nobody’s secret', () => {
    const session = until(
      begunSession(planOf('lama', 'HBHB')),
      ({ moment, seats }) => moment.kind === 'showing' && seats.players[moment.seat]?.kind === 'bot',
    );
    expect(feed(session, { kind: 'hide' }).moment).toBe(session.moment);
  });

  test('with one person nothing changes, not even the session', () => {
    const session = until(begunSession(planOf('lama', 'HBBB')), inMoment('deciding'));
    expect(advance(session, MANNERS, { kind: 'hide' })).toEqual({ session, why: null });
    expect(feed(session, { kind: 'hide' })).toBe(session);
  });
});

describe('something only the mover saw', () => {
  const peeked = (manners: Manners, pattern: string): Session =>
    until(
      begunSession(planOf('kaktus', pattern), 'peek'),
      ({ moment }) => moment.kind === 'showing' && moment.hold,
      manners,
      (choices) => choices - 1,
    );

  test('stays until it is tapped away, and is away then', () => {
    const session = peeked(MANNERS, 'HHB');
    expect(eyesOf(session, MANNERS)).toBe((session.moment as { seat: number }).seat);
    expect(session.events.length).toBeGreaterThan(0);
    const after = feed(session, { kind: 'shown', ply: session.match.log.length });
    expect(after.moment.kind).not.toBe('showing');
    expect(after.events).toEqual([]);
  });

  test('is shown again, to the same person, when the phone was put down meanwhile', () => {
    const session = peeked(MANNERS, 'HHB');
    const down = feed(session, { kind: 'hide' });
    expect(down.moment).toEqual({
      kind: 'handover',
      to: (session.moment as { seat: number }).seat,
      then: session.moment,
    });
    expect(eyesOf(down, MANNERS)).toBe(NOBODY);
    const back = feed(down, { kind: 'tookDevice' });
    expect(back.moment).toBe(session.moment);
    expect(back.events).toBe(session.events);
  });

  test('is held for one person alone too, unless the memory aid keeps it on the table', () => {
    expect(peeked(MANNERS, 'HBB').moment).toMatchObject({ hold: true });
    expect(() => peeked({ ...MANNERS, memoryAid: true }, 'HBB')).toThrow('never');
  });

  test('a drawn card in a game of hands is held before the phone goes on, and not for one person', () => {
    const drawn = (pattern: string): Session => {
      const session = until(
        begunSession(planOf('lama', pattern), 'draw'),
        (now) => now.moment.kind === 'deciding' && legalOf(now).some(({ type }) => type === 'draw'),
      );
      const move = legalOf(session).find(({ type }) => type === 'draw')!;
      return feed(session, { kind: 'chose', ply: session.match.log.length, move });
    };
    expect(drawn('HHHH').moment).toMatchObject({ kind: 'showing', hold: true });
    expect(drawn('HBBB').moment).toMatchObject({ kind: 'showing', hold: false });
  });
});

describe('an input that does not fit changes nothing', () => {
  const kinds = ['handover', 'deciding', 'thinking', 'showing', 'between', 'over'] as const;
  const states = new Map<string, Session>(
    kinds.map((kind) => [kind, until(begunSession(planOf('lama', 'HBHB'), 'fit'), inMoment(kind))]),
  );
  const fits: Readonly<Record<string, readonly string[]>> = {
    handover: ['tookDevice'],
    deciding: ['chose', 'look'],
    thinking: ['thought'],
    showing: ['shown'],
    between: ['continued'],
    over: [],
  };

  test.each(kinds)('%s', (kind) => {
    const session = states.get(kind)!;
    const ply = session.match.log.length;
    const move = legalOf(session)[0] ?? { type: 'draw' };
    const inputs: readonly Input[] = [
      { kind: 'tookDevice' },
      { kind: 'chose', ply, move },
      { kind: 'thought', stamp: stampOf(session), move },
      { kind: 'shown', ply },
      { kind: 'continued' },
      { kind: 'look', on: true },
    ];
    for (const input of inputs) {
      const { session: after, why } = advance(session, MANNERS, input);
      if (fits[kind]!.includes(input.kind)) expect(why).toBeNull();
      else {
        expect(why).toBe('notNow');
        expect(after).toBe(session);
      }
    }
  });

  test('a choice, a bot’s answer and a showing that belong to another ply are stale', () => {
    for (const session of states.values()) {
      const ply = session.match.log.length;
      const move = { type: 'draw' };
      for (const off of [-1, 1]) {
        const inputs: readonly Input[] = [
          { kind: 'chose', ply: ply + off, move },
          { kind: 'thought', stamp: stampOf(session) + off, move },
          { kind: 'shown', ply: ply + off },
        ];
        for (const input of inputs) expect(advance(session, MANNERS, input)).toEqual({ session, why: 'stale' });
      }
    }
  });

  test('a move that the rules refuse is refused with their reason', () => {
    const session = states.get('deciding')!;
    const refused = advance(session, MANNERS, { kind: 'chose', ply: session.match.log.length, move: { type: 'none' } });
    expect(refused.session).toBe(session);
    expect(refused.why).not.toBeNull();
  });
});

describe('a look into the pouch', () => {
  const session = until(begunSession(planOf('no-thanks', 'HHB')), inMoment('deciding'));
  const { seat } = session.moment as { seat: number };

  test('opens the eyes of whoever decides, and only while it is pressed', () => {
    expect(eyesOf(session, MANNERS)).toBe(NOBODY);
    const looking = feed(session, { kind: 'look', on: true });
    expect(eyesOf(looking, MANNERS)).toBe(seat);
    expect(eyesOf(feed(looking, { kind: 'look', on: false }), MANNERS)).toBe(NOBODY);
    expect(advance(looking, MANNERS, { kind: 'look', on: true })).toEqual({ session: looking, why: 'notNow' });
  });

  test('ends with the move, and when the phone is put down', () => {
    const looking = feed(session, { kind: 'look', on: true });
    const moved = feed(looking, { kind: 'chose', ply: 0, move: legalOf(looking)[0]! });
    expect([moved.looking, eyesOf(moved, MANNERS)]).toEqual([false, NOBODY]);
    const down = feed(looking, { kind: 'hide' });
    expect([down.looking, down.moment]).toEqual([false, looking.moment]);
  });

  test('is not needed when the phone is handed over every turn, and open chips need no eyes', () => {
    const handed = until(begunSession(planOf('no-thanks', 'HHB')), inMoment('deciding'), ALWAYS);
    expect(eyesOf(handed, ALWAYS)).toBe(handed.holder);
    const open = until(begunSession(planOf('no-thanks', 'HHB', 'written', { chips: 'open' })), inMoment('deciding'));
    expect(eyesOf(open, MANNERS)).toBe((open.moment as { seat: number }).seat);
  });
});

describe('undo understands information', () => {
  const choose = (session: Session, type: string): Session => {
    const move = legalOf(session).find((candidate) => candidate.type === type)!;
    return feed(session, { kind: 'chose', ply: session.match.log.length, move });
  };
  const deciding = (game: GameId, pattern: string, seed: string): Session =>
    until(begunSession(planOf(game, pattern), seed), inMoment('deciding'));

  test('free while nothing new was seen: the very same position is back, and the undo is recorded', () => {
    const before = deciding('no-thanks', 'HBB', 'free');
    const passed = choose(before, 'pass');
    expect(undoRefusal(passed, MANNERS)).toBeNull();
    const back = feed(passed, { kind: 'undo' });
    expect(back.match).toEqual(before.match);
    expect(back.moment).toEqual(before.moment);
    expect([back.undone, back.plies, back.events]).toEqual([1, '', []]);
    expect(stampOf(back)).toBeGreaterThan(stampOf(passed));
  });

  test('an own card that was laid is taken back at one’s own cost', () => {
    const session = until(
      begunSession(planOf('lama', 'HBBB'), 'own'),
      (now) => now.moment.kind === 'deciding' && legalOf(now).some(({ type }) => type === 'play'),
    );
    const played = choose(session, 'play');
    expect(undoRefusal(played, MANNERS)).toBeNull();
    expect(feed(played, { kind: 'undo' }).match).toEqual(session.match);
  });

  test('a card was seen: refused, with the reason', () => {
    const taken = choose(deciding('no-thanks', 'HBB', 'seen'), 'take');
    expect(advance(taken, MANNERS, { kind: 'undo' })).toEqual({ session: taken, why: 'seen' });
    const drawn = choose(deciding('lama', 'HBBB', 'drawn'), 'draw');
    expect(undoRefusal(drawn, MANNERS)).toBe('seen');
  });

  test('nothing was decided yet, a bot has answered, a round was dealt, the match is over: refused', () => {
    const fresh = begunSession(planOf('lama', 'HBBB'));
    expect(undoRefusal(fresh, MANNERS)).toBe('nothing');
    const bots = until(begunSession(planOf('no-thanks', 'BBH'), 'bots'), (now) => now.match.log.length === 1);
    expect(undoRefusal(bots, MANNERS)).toBe('nothing');
    const answered = until(
      begunSession(planOf('lama', 'HBBB')),
      ({ match, seats }) =>
        match.log.length > 1 &&
        seats.players[match.log.at(-1)!.seat]?.kind === 'bot' &&
        match.log.some(({ seat }) => seat === 0),
    );
    expect(undoRefusal(answered, MANNERS)).toBe('answered');
    const dealt = until(begunSession(planOf('lama', 'HBBB')), ({ match }) => match.log.at(-1)?.seat === NOBODY);
    expect(undoRefusal(dealt, MANNERS)).toBe('shuffled');
    expect(undoRefusal(playedOut(fresh, 'over'), MANNERS)).toBe('over');
  });

  test('several people: off, unless the table allows it', () => {
    const passed = choose(deciding('no-thanks', 'HHB', 'several'), 'pass');
    expect(undoRefusal(passed, { ...MANNERS, sharedUndo: false })).toBe('several');
    expect(undoRefusal(passed, MANNERS)).toBeNull();
  });

  test('of a game of hands, the phone goes back to whoever moved', () => {
    const first = deciding('lama', 'HHHH', 'back');
    const next = until(choose(first, 'quit'), inMoment('deciding'));
    const back = feed(next, { kind: 'undo' });
    expect(back.moment).toEqual({ kind: 'handover', to: (first.moment as { seat: number }).seat, then: null });
  });

  test('an answer that a bot was still thinking about is stale afterwards', () => {
    const thinking = until(choose(deciding('no-thanks', 'HBB', 'late'), 'pass'), inMoment('thinking'));
    const stamp = stampOf(thinking);
    const again = until(choose(feed(thinking, { kind: 'undo' }), 'pass'), inMoment('thinking'));
    const late = advance(again, MANNERS, { kind: 'thought', stamp, move: legalOf(again)[0]! });
    expect(late).toEqual({ session: again, why: 'stale' });
  });
});

describe.each(GAME_IDS)('%s taken up again', (game) => {
  test('stands at the same position; nothing is shown twice, and nobody is known to hold the phone', () => {
    let session = begunSession(planOf(game, SHARED[game]), 'again');
    for (let i = 0; i < 12; i++) session = decide(session, (choices) => i % choices);
    const { seats, plies, match, told, played } = session;
    const again = resumedSession(seats, rebuild(seats, plies)!, plies, 3, MANNERS);
    expect(again).toMatchObject({ match, plies, told, played, undone: 3, events: [], holder: NOBODY, looking: false });
    expect(again.moment.kind).not.toBe('showing');
  });
});

test('a fresh table taken up again has nothing to take back', () => {
  const { seats } = begunSession(planOf('lama', 'HBBB'));
  const again = resumedSession(seats, rebuild(seats, '')!, '', 0, MANNERS);
  expect([again.told, again.played]).toEqual([null, []]);
});
