/** `npm run playthroughs`: writes the golden playthroughs and the frozen saves that are missing; `--again <game>` replays a game's after its rules revision was raised. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Preset, Rules } from '@/engine/core/rules';
import { GAME_IDS, isGameId, rulesOf } from '@/engine/games/registry';
import { goldenTables, newPlaythrough, type Playthrough } from '@/engine/testing/playthrough';
import { FORMAT } from '@/session/save/record';
import { frozenSaves } from './lib/frozenSaves';

/** Of so many matches the one that shows most is kept. */
const TRIES = 60;
const LONGEST = 220;
const TESTS = path.resolve(__dirname, '..', '__tests__');
const FOLDER = path.join(TESTS, 'playthroughs');
const SAVES = path.join(TESTS, 'saves', `format-${FORMAT}`);
const [flag, word] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--again' || !isGameId(word))) {
  process.stderr.write(`playthroughs: npm run playthroughs -- [--again ${GAME_IDS.join('|')}]\n`);
  process.exit(2);
}

/** Kinds of moves count most, then length, but not beyond what a reader would still scroll through. */
function shows({ plies }: Playthrough): number {
  const kinds = new Set(plies.map((line) => /"type":"(\w+)"/.exec(line)?.[1]));
  return plies.length > LONGEST ? -plies.length : kinds.size * LONGEST + plies.length;
}

function telling(rules: Rules, preset: Preset, seats: number): Playthrough {
  const played = Array.from({ length: TRIES }, (_, n) => newPlaythrough(rules, preset, seats, `golden:${n}`));
  return played.reduce((best, one) => (shows(one) > shows(best) ? one : best));
}

mkdirSync(FOLDER, { recursive: true });
mkdirSync(SAVES, { recursive: true });
let written = 0;
let frozen = 0;
for (const id of GAME_IDS) {
  const rules = rulesOf(id);
  for (const { seats, presets } of goldenTables(rules)) {
    const file = path.join(FOLDER, `${id}-${seats}.json`);
    if (existsSync(file) && id !== word) continue;
    const played = presets.map((preset) => telling(rules, preset, seats));
    writeFileSync(file, `${JSON.stringify(played, null, 1)}\n`);
    written++;
  }
  // What is frozen once is never written again: people have saves like it.
  if (readdirSync(SAVES).some((file) => file.startsWith(`${id}-`))) continue;
  for (const [file, text] of frozenSaves(id)) {
    writeFileSync(path.join(SAVES, file), text);
    frozen++;
  }
}
process.stdout.write(`${written} playthroughs and ${frozen} saves written to ${path.relative(process.cwd(), TESTS)}\n`);
