/** S5: saves of every format that was ever released stay readable. The files in saves/format-<n> are frozen: a test that fails here asks for a migration step or a higher rules revision, never for a new file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { createHome } from '@/session/createHome';
import { gameBase } from '@/session/save/keys';
import { judgeSave } from '@/session/save/load';
import { FORMAT } from '@/session/save/record';
import { unseal } from '@/session/save/seal';
import { createMapDisk, createPorts, settle } from '@/session/session.testkit';

const FOLDER = path.join(__dirname, 'saves');
const FORMATS = Array.from({ length: FORMAT }, (_, i) => i + 1);

interface OldSave {
  readonly name: string;
  readonly text: string;
  readonly body: { readonly id: string; readonly rev: number; readonly plies: string; readonly winners: unknown };
}

const savesOf = (format: number): readonly OldSave[] =>
  readdirSync(path.join(FOLDER, `format-${format}`)).map((name) => {
    const text = readFileSync(path.join(FOLDER, `format-${format}`, name), 'utf8');
    return { name, text, body: JSON.parse(text.slice(text.indexOf('\n') + 1)) as OldSave['body'] };
  });

describe.each(FORMATS)('format %i', (format) => {
  const saves = savesOf(format);

  test.each(GAME_IDS)('%s has at least three frozen saves', (game) => {
    expect(saves.filter(({ name }) => name.startsWith(`${game}-`)).length).toBeGreaterThanOrEqual(3);
  });

  test.each(saves.map((save) => [save.name, save] as const))(
    '%s is read, and played on while its rules hold',
    (_, save) => {
      const sealed = unseal(save.text);
      expect(sealed?.format).toBe(format);
      const judged = judgeSave(save.body.id, sealed!);
      if (judged.kind === 'quarantined') throw new Error('a save of ours is unreadable');
      const { rev, plan, plies } = judged.record;
      expect(plies).toBe(save.body.plies);
      // The same revision means the same rules: then nothing may be frozen.
      if (rev === rulesOf(plan.game).rev) expect(judged.kind).toBe('playable');
      expect(rev).toBeLessThanOrEqual(rulesOf(plan.game).rev);
    },
  );

  test('a disk full of them opens: unfinished games on the shelf, finished ones in the archive, none lost', async () => {
    const disk = createMapDisk(new Map(saves.map(({ text, body }) => [`${gameBase(body.id)}/a`, text])));
    const home = createHome(createPorts('old', { disk }));
    await home.ready();
    await settle(40);
    const over = saves.filter(({ body }) => body.winners !== null).map(({ body }) => body.id);
    const shelf = home.shelf.get()!;
    expect(new Set(shelf.map(({ kind }) => kind)).has('quarantined')).toBe(false);
    expect(shelf).toHaveLength(saves.length - over.length);
    expect((await home.finished()).map(({ id }) => id).sort()).toEqual([...over].sort());
    for (const entry of shelf) {
      const opened = await home.open(entry.id);
      expect(opened.ok).toBe(entry.kind === 'playable');
      if (opened.ok) await opened.host.leave();
    }
  });
});
