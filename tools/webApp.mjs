// Turns an exported page into an app that can be installed: icons beside it, a service worker that knows every file, and a policy that lets nothing in or out.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ICONS = ['pwa-192.png', 'pwa-512.png', 'pwa-maskable-512.png'];
/** Not part of the app: our own stamp, Expo's notes, the worker itself, and maps. */
const LEFT_OUT = /^\/(\.stamp|metadata\.json|sw\.js)$|\.map$/;

/** After the page has loaded, so that keeping everything never slows down seeing the first of it. */
const START = `
if ('serviceWorker' in navigator && isSecureContext) addEventListener('load', async () => {
  const kept = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kept?.update().catch(() => undefined);
  });
});
`;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Everything comes from where the page came from; a request elsewhere is refused by the browser itself. */
function policyFor(page) {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => hashOf(text));
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A drawing is an image in its own address; Chromium was seen to ask this rule for it too, and to complain. No network is involved.
    "connect-src 'self' data:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
}

function* addressesIn(folder, below = '') {
  for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const address = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* addressesIn(folder, address);
    else if (!LEFT_OUT.test(address)) yield address;
  }
}

function withoutNotes(script) {
  return script.replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '');
}

/** Finishes the exported folder `dist`. The same files always give the same version. */
export function makeWebApp(root, dist) {
  for (const icon of ICONS) fs.copyFileSync(path.join(root, 'assets', icon), path.join(dist, icon));

  const pageFile = path.join(dist, 'index.html');
  const page = fs.readFileSync(pageFile, 'utf8').replace('</body>', `<script>${START}</script></body>`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}" />`;
  fs.writeFileSync(pageFile, page.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${policy}`));

  const files = [...addressesIn(dist)].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(dist, file)));
  const build = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
  const worker = withoutNotes(fs.readFileSync(path.join(dist, 'sw.js'), 'utf8'));
  fs.writeFileSync(path.join(dist, 'sw.js'), `self.BUILD = ${build};\n${worker}`);
}
