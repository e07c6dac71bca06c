/** `npm run bench:memory`: a thousand games of bots through the real session in Node, and how much more memory is in use afterwards. */
import { GAME_IDS, type GameId } from '@/engine/games/registry';
import { think } from '@/bots/think';
import { createHome } from '@/session/createHome';
import type { Home } from '@/session/home';
import { planOf } from '@/session/session.testkit';
import type { Disk, Ports, Thinker } from '@/session/ports';
import { writeFigures } from '../figures.mjs';
import { Progress } from '../lib/progress';

const GAMES = 1_000;
/** The archive keeps the last two hundred games: fill it first, or it would be counted as growth. */
const WARM_UP = 250;
const LIMIT_MB = 2;
const PATTERN: Readonly<Partial<Record<GameId, string>>> = { lama: 'BBBB', ojyks: 'BB' };

function createDisk(): Disk & { bytes(): number } {
  const map = new Map<string, string>();
  return {
    read: async (key) => map.get(key) ?? null,
    write: async (key, text) => void map.set(key, text),
    remove: async (key) => void map.delete(key),
    keys: async () => [...map.keys()],
    bytes: () => [...map].reduce((sum, [key, text]) => sum + key.length + text.length, 0),
  };
}

const thinker: Thinker = {
  choose: (question) => {
    const thinking = think(question);
    while (!thinking.step(1_000));
    return { answer: Promise.resolve(thinking.answer()), cancel: () => undefined };
  },
  advise: () => {
    throw new Error('nobody asks for advice here');
  },
};

async function playGame(home: Home, game: GameId): Promise<void> {
  const begun = await home.begin(planOf(game, PATTERN[game] ?? 'BBB'));
  if (!begun.ok) throw new Error(`${game} did not begin: ${begun.why}`);
  const { host } = begun;
  await new Promise<void>((over) => {
    const look = () => {
      const { moment, ply } = host.getFrame();
      if (moment.kind === 'over') over();
      // In a turn of their own, as a screen would.
      else if (moment.kind === 'showing') setImmediate(() => host.shown(ply));
      else if (moment.kind === 'between') setImmediate(() => host.continued());
    };
    host.subscribe(look);
    look();
  });
  await host.leave();
}

async function megabytes(): Promise<number> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('Start it with `npm run bench:memory`: the collector must be callable.');
  for (let i = 0; i < 12; i++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

async function main(): Promise<void> {
  const disk = createDisk();
  let seed = 0;
  const ports: Ports = {
    disk,
    thinker,
    clock: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    dice: { seed: () => `memory ${seed++}` },
  };
  const home = createHome(ports);
  await home.ready();
  home.settings.set({ pace: 'instant' });

  const progress = new Progress('games', WARM_UP + GAMES);
  let before = 0;
  let disk0 = 0;
  for (let i = 0; i < WARM_UP + GAMES; i++) {
    if (i === WARM_UP) {
      before = await megabytes();
      disk0 = disk.bytes();
    }
    await playGame(home, GAME_IDS[i % GAME_IDS.length]!);
    progress.at(i + 1);
  }
  progress.end();
  const after = await megabytes();
  // Still in use here: what the app holds on to must not be collected before it is counted.
  if (home.shelf.get() === null) throw new Error('the shelf was never read');
  const stored = (disk.bytes() - disk0) / 2 ** 20;
  const grown = after - before;
  const two = (n: number) => n.toFixed(2);
  process.stdout.write(
    `${GAMES} games: ${two(before)} MB in use before, ${two(after)} MB after, grown by ${two(grown)} MB (limit ${LIMIT_MB}), of which saves ${two(stored)} MB\n`,
  );
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ games: GAMES, before, after, grown })}\n`);
  const figure = {
    what: `memory grown by ${GAMES} games in Node`,
    value: Number(two(grown)),
    limit: LIMIT_MB,
    unit: 'MB',
  };
  writeFigures('.cache/results/memory.figures.json', [figure]);
  process.exit(grown <= LIMIT_MB ? 0 : 1);
}

void main();
