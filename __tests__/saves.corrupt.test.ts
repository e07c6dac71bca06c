/** S2: damaged saves. Nothing throws, nothing impossible is accepted, and while the other slot is whole the last good move is back. */
import { replay } from '@/engine/core/match';
import { rngAt } from '@/engine/core/rng';
import { createHome } from '@/session/createHome';
import { digestOf } from '@/session/save/digest';
import { fingerprint } from '@/session/save/hash';
import { gameBase } from '@/session/save/keys';
import { loadSave, type Loaded } from '@/session/save/load';
import { FORMAT } from '@/session/save/record';
import { seal } from '@/session/save/seal';
import { createSlots } from '@/session/save/slots';
import { createMapDisk, createPorts } from '@/session/session.testkit';
import { diskDamage, forgery } from './proofs/corrupt';
import { bodyOf, someSession, statesOf } from './proofs/games';
import { LONG, progress, report, scaled } from './proofs/scale';

const ROUNDS = scaled(20_000, 400);
const TRUNCATED = scaled(25, 2);

interface Saved {
  readonly id: string;
  readonly older: string;
  readonly newer: string;
}

/** A game somewhere in the middle, as its two slots. */
function savedGame(n: number): Saved {
  const first = someSession('corrupt', n);
  const states = [...statesOf(first, `corrupt${n}`, undefined, 40 + (n % 7) * 30)];
  const bodies = [...new Set(states.map((state) => bodyOf(state)))].slice(-2);
  const [older, newer] = bodies.map((body, i) =>
    seal({ format: FORMAT, sequence: 10 + i, writer: fingerprint('w'), body }),
  );
  return { id: first.seats.id, older: older!, newer: newer! };
}

const GAMES: readonly Saved[] = Array.from({ length: 25 }, (_, n) => savedGame(n));

function loadFrom(id: string, a: string | null, b: string | null): Promise<Loaded> {
  const map = new Map<string, string>();
  if (a !== null) map.set(`${gameBase(id)}/a`, a);
  if (b !== null) map.set(`${gameBase(id)}/b`, b);
  const slots = createSlots({
    disk: createMapDisk(map),
    base: gameBase(id),
    format: FORMAT,
    writer: fingerprint('reader'),
    exclusive: true,
  });
  return loadSave(id, slots);
}

/** Whatever is accepted must be a real game: its log replays by the rules to the position that it claims. */
function expectSound(loaded: Loaded): void {
  if (loaded.kind !== 'playable') return;
  const { match } = loaded.rebuilt;
  const again = replay(loaded.seats.rules, match.setup, match.log);
  if (!again.ok) throw new Error(again.why);
  expect(digestOf(again.match.position)).toBe(loaded.record.digest);
}

const bodyIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\n') + 1));

test(
  'damage to the newest slot: the older one is back, every time; damage to the older one does not matter',
  async () => {
    const names = new Map<string, number>();
    for (let n = 0; n < ROUNDS; n++) {
      const rng = rngAt('damage', n);
      progress('disk damage', n, ROUNDS);
      const { id, older, newer } = GAMES[n % GAMES.length]!;
      const { name, text } = diskDamage(newer, older, rng);
      names.set(name, (names.get(name) ?? 0) + 1);
      const loaded = await loadFrom(id, older, text);
      const wanted = text === newer ? newer : older;
      expect(loaded.kind === 'playable' && loaded.record).toEqual(bodyIn(wanted));
      const other = await loadFrom(id, diskDamage(older, newer, rng).text, newer);
      expect(other.kind === 'playable' && other.record).toEqual(bodyIn(newer));
    }
    report(`disk damage: ${2 * ROUNDS} saves, last good move back in all; ${JSON.stringify([...names])}`);
  },
  LONG,
);

test(
  'forgeries with a fitting checksum: refused, frozen, or a real game; the other slot is never lost',
  async () => {
    const kinds = new Map<string, number>();
    for (let n = 0; n < ROUNDS; n++) {
      const rng = rngAt('forgery', n);
      progress('forgeries', n, ROUNDS);
      const { id, older, newer } = GAMES[n % GAMES.length]!;
      const { name, text } = forgery(newer, GAMES[(n + 1) % GAMES.length]!.newer, rng);
      const alone = await loadFrom(id, null, text);
      expectSound(alone);
      const line = `${name}: ${alone.kind}`;
      kinds.set(line, (kinds.get(line) ?? 0) + 1);
      const loaded = await loadFrom(id, older, text);
      expect(loaded.kind).toBe('playable');
      expectSound(loaded);
      if (alone.kind !== 'playable') expect(loaded.kind === 'playable' && loaded.record).toEqual(bodyIn(older));
    }
    expect({}).not.toHaveProperty('polluted');
    report(`forgeries: ${2 * ROUNDS} loads; ${JSON.stringify([...kinds].sort())}`);
  },
  LONG,
);

test(
  `truncated at every byte, ${TRUNCATED} saves: the older slot is back`,
  async () => {
    let cuts = 0;
    for (const { id, older, newer } of GAMES.slice(0, TRUNCATED)) {
      const wanted = bodyIn(older);
      for (let at = 0; at < newer.length; at++) {
        const loaded = await loadFrom(id, newer.slice(0, at), older);
        expect(loaded.kind).toBe('playable');
        if (at % 50 === 0) expect(loaded.kind === 'playable' && loaded.record).toEqual(wanted);
        cuts++;
      }
    }
    report(`truncations: ${cuts}`);
  },
  LONG,
);

test('both slots bad: the game is in quarantine, stays where it is, and the rest of the house opens', async () => {
  const ports = createPorts('both');
  for (let n = 0; n < 40; n++) {
    const rng = rngAt('both', n);
    const { id, older, newer } = GAMES[n % GAMES.length]!;
    ports.disk.map.clear();
    ports.disk.map.set(`${gameBase(id)}/a`, `${diskDamage(older, newer, rng).text}!`);
    ports.disk.map.set(`${gameBase(id)}/b`, `${diskDamage(newer, older, rng).text}!`);
    const kept = new Map(ports.disk.map);
    const home = createHome(ports);
    await home.ready();
    expect(home.shelf.get()).toEqual([{ kind: 'quarantined', id, savedAt: null }]);
    expect(await home.open(id)).toEqual({ ok: false, why: 'quarantined' });
    expect(new Map([...ports.disk.map].filter(([key]) => key.includes('/game/')))).toEqual(kept);
  }
});

test('five million letters are refused without being read', async () => {
  const { id, older } = GAMES[0]!;
  const huge = `${older}${' '.repeat(5_000_000)}`;
  expect(await loadFrom(id, huge, huge)).toEqual({ kind: 'quarantined' });
  expect((await loadFrom(id, huge, older)).kind).toBe('playable');
});
