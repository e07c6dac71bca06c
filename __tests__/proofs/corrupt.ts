/** Ways in which a save can be damaged: by the disk, and by hand with the checksum made to fit again. */
import type { Rng } from '@/engine/core/rng';
import { GAME_IDS } from '@/engine/games/registry';
import { seal, unseal } from '@/session/save/seal';

export interface Damage {
  readonly name: string;
  readonly text: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const flip = (text: string, at: number, bit: number): string =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);

/** Damage that does not know about checksums. */
export function diskDamage(text: string, other: string, rng: Rng): Damage {
  const at = rng.int(text.length);
  switch (rng.int(9)) {
    case 0:
    case 1:
      return { name: 'bit flip', text: flip(text, at, rng.int(8)) };
    case 2:
      return { name: 'truncation', text: text.slice(0, at) };
    case 3:
      return { name: 'lost middle', text: text.slice(0, at) + text.slice(at + 1 + rng.int(40)) };
    case 4:
      return { name: 'doubled part', text: text.slice(0, at) + text.slice(Math.max(0, at - 20)) };
    case 5:
      return { name: 'bad Unicode', text: `${text.slice(0, at)}\ud800${text.slice(at)}` };
    case 6:
      return { name: 'mixture of two saves', text: text.slice(0, at) + other.slice(at) };
    case 7:
      return { name: 'zeros', text: text.slice(0, at) + '\0'.repeat(1 + rng.int(64)) };
    default:
      return { name: 'noise', text: String.fromCharCode(...Array.from({ length: at % 400 }, () => rng.int(65_536))) };
  }
}

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  9007199254740993,
  '',
  '\u202egnp.exe',
  '\ud83d',
  '\0',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[]]]],
  [null],
  { length: 3 },
];

/** Every place in a JSON value, as the object or list that holds it and the key. */
function places(value: Json, found: [Record<string, Json>, string][] = []): [Record<string, Json>, string][] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string, Json>;
  for (const key of Object.keys(holder)) {
    found.push([holder, key]);
    places(holder[key]!, found);
  }
  return found;
}

/** Damage by somebody who knows the format: the checksum fits, the content does not. */
export function forgery(text: string, foreign: string, rng: Rng): Damage {
  const sealed = unseal(text)!;
  const body = JSON.parse(sealed.body) as { [key: string]: Json };
  const all = places(body);
  const [holder, key] = all[rng.int(all.length)]!;
  const again = (name: string, changed: string = JSON.stringify(body)): Damage => ({
    name,
    text: seal({ ...sealed, body: changed }),
  });
  switch (rng.int(13)) {
    case 0:
    case 1:
      holder[key] = STRANGE[rng.int(STRANGE.length)]!;
      return again('type swap');
    case 2:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return again('deletion');
    case 3:
      holder[`extra${rng.int(3)}`] = 1;
      if (Array.isArray(holder)) holder.push(1);
      return again('addition');
    case 4:
      return again('__proto__', sealed.body.replace('{', '{"__proto__":{"winners":[0],"polluted":true},'));
    case 5: {
      const depth = 1 + rng.int(60_000);
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      return again('nesting', sealed.body.replace(/"plies":"[^"]*"/, `"plies":${deep}`));
    }
    case 6:
      if (typeof holder[key] === 'number') holder[key] += [1, -1, 10, 2 ** 31, -(2 ** 40)][rng.int(5)]!;
      else holder[key] = 'x'.repeat(rng.int(20) === 0 ? 5_000_000 : 70_000);
      return again('number moved or long string');
    case 7:
      body.plies = anotherLog(String(body.plies), rng);
      return again('another log');
    case 8:
      body.seed = `${String(body.seed)}x`;
      return again('another seed');
    case 9:
      (body.plan as { [key: string]: Json }).game = GAME_IDS[rng.int(GAME_IDS.length)]!;
      return again('game renamed');
    case 10:
      return { name: 'foreign game', text: foreign };
    case 11:
      body.sheet = { rounds: [], totals: (body.sheet as { totals: number[] }).totals.map((points) => points + 1) };
      return again('points changed');
    default:
      return again('not JSON', sealed.body.slice(0, rng.int(sealed.body.length)));
  }
}

function anotherLog(plies: string, rng: Rng): string {
  const at = rng.int(plies.length + 1);
  switch (rng.int(4)) {
    case 0:
      return plies.slice(0, at);
    case 1:
      return `${plies}0`;
    case 2:
      return `${plies.slice(0, at)}${'09_-zé!'[rng.int(7)]!}${plies.slice(at + 1)}`;
    default:
      return [...plies].reverse().join('');
  }
}
