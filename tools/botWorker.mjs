// Bundles the bots' worker into the exported page and tells the page where it is.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

const ENTRY = path.join('src', 'wiring', 'botWorker.ts');
const FOLDER = path.join('_expo', 'static', 'js', 'web');

/** The worker's code, as small as can be. */
function bundleBots(root) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

/** Its name carries its content, like every other script: an old page never meets a new worker. */
export function addBotWorker(root, dist) {
  const code = bundleBots(root);
  const name = `bot-worker-${createHash('md5').update(code).digest('hex')}.js`;
  fs.writeFileSync(path.join(dist, FOLDER, name), code);
  const page = path.join(dist, 'index.html');
  const address = `/${[...FOLDER.split(path.sep), name].join('/')}`;
  const html = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, html.replace('</head>', `  <meta name="bot-worker" content="${address}" />\n  </head>`));
}
