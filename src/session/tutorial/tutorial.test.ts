/** Every tutorial plays through on the real engine, asks only for legal moves, and answers everything else kindly. */
import { sameMove } from '@/engine/core/moves';
import { GAME_IDS } from '@/engine/games/registry';
import { english, german } from '@/i18n/testkit';
import { find } from '@/i18n/translate';
import { createTestClock, human, type TestClock } from '../session.testkit';
import { DEFAULT_SETTINGS, type Settings } from '../settings';
import { LESSON_REASON, type Lesson } from './lesson';
import { SCRIPTS } from './scripts';
import { createTutorial } from './tutorialHost';

interface Class {
  readonly lesson: Lesson;
  readonly clock: TestClock;
}

function given(game: (typeof GAME_IDS)[number], wishes: Partial<Settings> = {}): Class {
  const clock = createTestClock();
  const settings = { get: () => ({ ...DEFAULT_SETTINGS, ...wishes }), subscribe: () => () => undefined };
  const letters = (id: string) => String(find(english, `tutorial.${game}.steps.${id}`)).length;
  const lesson = createTutorial({ clock, settings, letters }, SCRIPTS[game], human('Robin'));
  lesson.enter();
  return { lesson, clock };
}

/** Does the next thing that the coach asks for. */
function go({ lesson: { host, coach, next }, clock }: Class): void {
  const frame = host.getFrame();
  if (frame.moment.kind === 'showing') host.shown(frame.ply);
  else if (coach.get().waits === 'next') next();
  else if (frame.moment.kind === 'deciding') host.choose(frame.ply, coach.get().wanted[0]!);
  else clock.pass(1_000);
}

/** Everything that happens until the end, one look after each thing. */
function playThrough(room: Class, look: () => void): void {
  for (let i = 0; i < 500 && room.lesson.coach.get().waits !== 'end'; i++) {
    go(room);
    look();
  }
}

describe.each(GAME_IDS)('the tutorial of %s', (game) => {
  const script = SCRIPTS[game];

  test('plays through to its end, every move of the script made', () => {
    const room = given(game);
    playThrough(room, () => undefined);
    const { host, coach } = room.lesson;
    const of = script.steps.length;
    expect(coach.get()).toEqual({ step: 'end', waits: 'end', wanted: [], done: of - 1, of });
    const wished = script.steps.flatMap((step) => (step.kind === 'say' ? [] : step.moves));
    expect(host.getFrame().view.log.map(({ move }) => move)).toEqual(wished);
  });

  test('the learner sits on the first seat and begins', () => {
    const { host } = given(game).lesson;
    const { players, view } = host.getFrame();
    expect(players[0]).toEqual(human('Robin'));
    expect(view.open.toAct).toBe(0);
  });

  test('whenever the learner is asked, the coach wants something, and it is legal', () => {
    const room = given(game);
    const { host, coach } = room.lesson;
    let asked = 0;
    playThrough(room, () => {
      const { moment } = host.getFrame();
      const { wanted } = coach.get();
      expect(wanted.length > 0).toBe(moment.kind === 'deciding');
      if (moment.kind !== 'deciding') return;
      asked++;
      for (const move of wanted) {
        expect(moment.legal).toContainEqual(move);
        expect(host.whyNot(move)).toBeNull();
      }
    });
    expect(asked).toBeGreaterThanOrEqual(script.steps.filter(({ kind }) => kind === 'do').length);
  });

  test('every legal move that is not wanted is answered by the coach and changes nothing', () => {
    const room = given(game);
    const { host, coach } = room.lesson;
    playThrough(room, () => {
      const { moment, ply } = host.getFrame();
      if (moment.kind !== 'deciding') return;
      const { wanted } = coach.get();
      for (const move of moment.legal.filter((one) => !wanted.some((wish) => sameMove(wish, one)))) {
        expect(host.whyNot(move)).toBe(LESSON_REASON);
        expect(host.choose(ply, move)).toEqual({ ok: false, why: LESSON_REASON });
      }
      expect(host.getFrame().ply).toBe(ply);
    });
  });

  test('the coach waits for others only while they move, and never talks past a card in the air', () => {
    const room = given(game);
    const { host, coach } = room.lesson;
    playThrough(room, () => {
      const { moment } = host.getFrame();
      const { waits } = coach.get();
      if (moment.kind === 'thinking') expect(['others', 'next', 'end']).toContain(waits);
      if (waits === 'move') expect(['deciding', 'showing']).toContain(moment.kind);
    });
  });

  test('takes one and a half minutes at most, at a reader’s pace', () => {
    const read = (key: string) => String(find(english, key)).length * 45;
    const moves = script.steps.flatMap((step) => (step.kind === 'say' ? [] : step.moves)).length;
    const reading = script.steps
      .filter(({ kind }) => kind !== 'watch')
      .map(({ id }) => read(`tutorial.${game}.steps.${id}`))
      .reduce((a, b) => a + b);
    expect(reading + moves * 1_100).toBeLessThanOrEqual(95_000);
  });

  test.each([
    ['English', english],
    ['German', german],
  ])('every step has its text in %s, and every other move its answer', (_, words) => {
    for (const step of script.steps) {
      const names = step.kind === 'do' && step.seen !== undefined ? [step.id, step.seen] : [step.id];
      for (const id of names) expect([id, typeof find(words, `tutorial.${game}.steps.${id}`)]).toEqual([id, 'string']);
      const answer = typeof find(words, `tutorial.${game}.notNow.${step.id}`);
      expect([step.id, answer]).toEqual([step.id, step.kind === 'do' ? 'string' : 'undefined']);
    }
  });

  test('has no text that no step says', () => {
    const said = script.steps.flatMap((step) =>
      step.kind === 'do' && step.seen !== undefined ? [step.id, step.seen] : [step.id],
    );
    const { steps, notNow } = (english['tutorial'] as Record<string, Record<string, object>>)[game]!;
    expect(Object.keys(steps!).sort()).toEqual([...new Set(said)].sort());
    const asked = script.steps.flatMap(({ kind, id }) => (kind === 'do' ? [id] : []));
    expect(Object.keys(notNow!).sort()).toEqual([...new Set(asked)].sort());
  });
});

describe('a tutorial', () => {
  test('refuses a move that is legal but not wanted, and stays where it is', () => {
    const room = given('lama');
    const { host, coach, next } = room.lesson;
    host.shown(0);
    next();
    expect(coach.get().wanted).toEqual([{ type: 'play', card: 2 }]);
    expect(host.whyNot({ type: 'draw' })).toBe(LESSON_REASON);
    expect(host.choose(0, { type: 'draw' })).toEqual({ ok: false, why: LESSON_REASON });
    expect(host.getFrame().ply).toBe(0);
    expect(coach.get().step).toBe('same');
  });

  test('gives the rules’ own reason for a move that is not legal at all', () => {
    const { host } = given('lama').lesson;
    host.shown(0);
    expect(host.whyNot({ type: 'play', card: 7 } as { type: string })).toBe('notPlayable');
  });

  test('lets a learner act before the coach has finished talking', () => {
    const { host, coach } = given('lama').lesson;
    host.shown(0);
    expect(coach.get().waits).toBe('next');
    expect(host.choose(0, { type: 'play', card: 2 } as { type: string })).toEqual({ ok: true });
    host.shown(1);
    expect(coach.get()).toMatchObject({ step: 'others', waits: 'others' });
  });

  test('says what to remember while the learner looks at two cards', () => {
    const { host, coach, next } = given('kaktus').lesson;
    host.shown(0);
    next();
    host.choose(0, { type: 'peek', places: [0, 1] } as { type: string });
    expect(host.getFrame().moment).toMatchObject({ kind: 'showing', hold: true });
    expect(coach.get()).toMatchObject({ step: 'remember', waits: 'look' });
    host.shown(1);
    expect(coach.get().waits).toBe('others');
  });

  test('leaves a text about the others standing until it can be read, unless the learner goes on', () => {
    const { lesson, clock } = given('lama', { pace: 'instant' });
    const { host, next } = lesson;
    host.shown(0);
    host.choose(0, { type: 'play', card: 2 } as { type: string });
    host.shown(1);
    clock.pass(2_000);
    expect(host.getFrame().ply).toBe(1);
    clock.pass(2_000);
    expect(host.getFrame().ply).toBe(2);
    host.shown(2);
    next();
    expect(host.getFrame().ply).toBe(3);
  });

  test('cannot be taken back, and gives no hints: the coach is the hint', async () => {
    const { host } = given('ojyks').lesson;
    host.shown(0);
    expect(host.getFrame().canUndo).toBe(false);
    expect(host.undo().ok).toBe(false);
    expect((await host.hint()).ok).toBe(false);
  });

  test('stops its clocks when it is left, and goes on where it was when it is entered again', async () => {
    const { lesson, clock } = given('no-thanks');
    const { host, coach } = lesson;
    host.shown(0);
    lesson.next();
    host.choose(0, { type: 'pass' });
    expect(clock.armed()).toBeGreaterThan(0);
    await host.leave();
    expect(clock.armed()).toBe(0);
    clock.pass(60_000);
    expect(host.choose(1, { type: 'pass' }).ok).toBe(false);
    expect(host.getFrame().ply).toBe(1);
    lesson.enter();
    host.shown(1);
    expect(coach.get()).toMatchObject({ step: 'round', waits: 'others' });
  });

  test('names every text that is said beside the table, and not those before and after it', () => {
    const { own, others } = given('kaktus').lesson.said;
    expect(own).toEqual(expect.arrayContaining(['peek', 'remember', 'call']));
    expect(others).toEqual(['others', 'turn', 'king', 'last']);
    expect([...own, ...others]).not.toEqual(expect.arrayContaining(['aim']));
    expect([...own, ...others]).not.toEqual(expect.arrayContaining(['end']));
  });

  test('runs on by itself when a screen forgets to say that it has shown a move', () => {
    const room = given('alpaca', { pace: 'instant' });
    room.clock.pass(10_000);
    expect(room.lesson.host.getFrame().moment.kind).toBe('deciding');
  });
});
