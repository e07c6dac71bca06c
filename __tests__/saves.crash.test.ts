/** S3: the app is killed at every point of every write. What was acknowledged is there after the restart, or one write more; never less, never a mixture. */
import { rngAt, type Rng } from '@/engine/core/rng';
import { createHome } from '@/session/createHome';
import { gameBase } from '@/session/save/keys';
import { loadSave } from '@/session/save/load';
import { FORMAT } from '@/session/save/record';
import { createSlots } from '@/session/save/slots';
import { createWriter } from '@/session/save/writer';
import { fingerprint } from '@/session/save/hash';
import { actOn, createDice, createTestClock, randomThinker, settle } from '@/session/session.testkit';
import { createFaultyDisk, FAULTS, isDeadly, type Fault } from './proofs/faultyDisk';
import { bodyOf, somePlan, someSession, statesOf } from './proofs/games';
import { LONG, progress, report, scaled } from './proofs/scale';

const GAMES = scaled(500, 10);
const APPS = scaled(500, 10);

interface Tally {
  crashes: number;
  readonly byFault: Map<Fault, number>;
}

async function recovered(id: string, map: Map<string, string>): Promise<string> {
  const disk = createFaultyDisk(map);
  const slots = createSlots({
    disk,
    base: gameBase(id),
    format: FORMAT,
    writer: fingerprint('reader'),
    exclusive: true,
  });
  const loaded = await loadSave(id, slots);
  if (loaded.kind !== 'playable') throw new Error(`the game is ${loaded.kind}`);
  return JSON.stringify(loaded.record);
}

/** From one state of the disk: the next write fails in one way, then the app dies; what comes back? Gives the disk as the crash left it. */
async function crash(
  id: string,
  before: Map<string, string>,
  acknowledged: string,
  [next, afterNext]: readonly [string, string],
  fault: Fault,
  rng: Rng,
): Promise<Map<string, string>> {
  const map = new Map(before);
  const disk = createFaultyDisk(map);
  const writer = fingerprint(`writer ${rng.int(1000)}`);
  const slots = createSlots({ disk, base: gameBase(id), format: FORMAT, writer, exclusive: true });
  // An app that has opened the game: it knows what lies there.
  await slots.read();
  const saver = createWriter(slots);
  disk.arm(fault, rng.int(1000) / 1000);
  saver.save(next);
  await settle();
  const allowed = [acknowledged, next];
  if (isDeadly(fault)) expect(disk.isDead()).toBe(true);
  else {
    // Alive: the player was told, and the game goes on with one more move.
    expect(saver.trouble()).toBe(fault === 'rejected' ? 'full' : 'refused');
    if (rng.int(2) === 0) {
      if (rng.int(2) === 0) disk.landLate();
      saver.save(afterNext);
      const safe = await saver.flush();
      expect(safe).toBe(true);
      allowed.length = 0;
      allowed.push(afterNext);
      disk.landLate();
    }
  }
  disk.landLate();
  expect(allowed).toContain(await recovered(id, map));
  return map;
}

test(
  `every fault at every write of ${GAMES} games: the last acknowledged save is back, or the one under way`,
  async () => {
    const tally: Tally = { crashes: 0, byFault: new Map() };
    for (let game = 0; game < GAMES; game++) {
      const rng = rngAt('crash', game);
      progress('crashes: game', game, GAMES);
      const first = someSession('crash', game);
      const { id } = first.seats;
      const bodies = [...new Set([...statesOf(first, `crash${game}`, undefined, 500)].map((state) => bodyOf(state)))];
      const map = new Map<string, string>();
      const slots = createSlots({
        disk: createFaultyDisk(map),
        base: gameBase(id),
        format: FORMAT,
        writer: fingerprint('one'),
        exclusive: true,
      });
      await slots.write(bodies[0]!);
      for (let i = 0; i + 2 < bodies.length; i++) {
        // Two kinds a move for long games, all kinds for the first moves: together every point of every write.
        const faults = i < 3 ? FAULTS : [FAULTS[(i + game) % FAULTS.length]!, FAULTS[rng.int(FAULTS.length)]!];
        for (const fault of faults) {
          await crash(id, map, bodies[i]!, [bodies[i + 1]!, bodies[i + 2]!], fault, rng);
          tally.crashes++;
          tally.byFault.set(fault, (tally.byFault.get(fault) ?? 0) + 1);
        }
        expect(await slots.write(bodies[i + 1]!)).toEqual({ ok: true });
      }
    }
    report(`crashes: ${tally.crashes} over ${GAMES} games; ${JSON.stringify([...tally.byFault])}`);
    expect(tally.crashes).toBeGreaterThanOrEqual(scaled(50_000, 500));
    expect(tally.byFault.size).toBe(FAULTS.length);
  },
  LONG,
);

/** Plays on until the disk dies or the game is over. Gives the plies that may be found afterwards. */
async function liveUntilCrash(map: Map<string, string>, n: number, life: number, id: string | null) {
  const disk = createFaultyDisk(map);
  const clock = createTestClock();
  const rng = rngAt(`life/${n}`, life);
  const home = createHome({ disk, clock, thinker: randomThinker, dice: createDice(`${n}/${life}`) });
  await home.ready();
  const opened = id === null ? await home.begin(somePlan('app', n)) : await home.open(id);
  if (!opened.ok) return { end: opened.why, id: id!, plies: [] };
  const { host } = opened;
  const found = host.getFrame().ply;
  await settle(40);
  const fuse = 1 + rng.int(30);
  let acknowledged = found;
  for (let moves = 0; moves < 20_000; moves++) {
    const { ply, trouble, moment } = host.getFrame();
    if (trouble === null) acknowledged = ply;
    if (moment.kind === 'over') {
      await settle(80);
      return { end: 'over', id: host.getFrame().id, plies: [] };
    }
    if (moves === fuse) disk.arm(FAULTS[rng.int(FAULTS.length)]!, rng.int(1000) / 1000);
    if (!actOn(host, (_, choices) => rng.int(choices))) {
      await settle();
      clock.pass(1_000);
    }
    await settle(24);
    if (disk.isDead()) {
      return { end: 'dead', id: host.getFrame().id, plies: [acknowledged, host.getFrame().ply], found };
    }
  }
  throw new Error('this game does not end');
}

test(
  `${APPS} whole apps die again and again in the middle of a game, and every game comes to its end`,
  async () => {
    let lives = 0;
    for (let n = 0; n < APPS; n++) {
      progress('whole apps: game', n, APPS);
      const map = new Map<string, string>();
      let id: string | null = null;
      for (let life = 0; ; life++) {
        const lived = await liveUntilCrash(map, n, life, id);
        if (lived.end === 'over' || lived.end === 'absent') break;
        expect(lived.end).toBe('dead');
        lives++;
        id = map.size === 0 ? null : lived.id;
        if ([...map.keys()].every((key) => !key.includes('/game/'))) id = null;
        if (id === null) continue;
        const [low, high] = lived.plies;
        const { plies } = JSON.parse(await recovered(id, map)) as { plies: string };
        const ply = plies.replace(/_../g, '.').length;
        expect(ply).toBeGreaterThanOrEqual(low!);
        expect(ply).toBeLessThanOrEqual(high!);
      }
      const home = createHome({
        disk: createFaultyDisk(map),
        clock: createTestClock(),
        thinker: randomThinker,
        dice: createDice('after'),
      });
      await home.ready();
      expect(home.shelf.get()).toEqual([]);
      expect(await home.finished()).toHaveLength(1);
    }
    report(`whole apps: ${APPS} games, ${lives} deaths, every game finished and archived once`);
  },
  LONG,
);
