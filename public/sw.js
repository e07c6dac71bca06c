// Keeps the whole app in the browser, so that it opens and plays without a network. `tools/export.mjs` writes `self.BUILD` above this line:
// { version, files }, every file of the build.
//
// A new build is fetched whole before it counts. It takes over at the next opening: a page that is already open asks for names with a hash
// in them, and those are still answered from the build it came from. Saves are in local storage; nothing here can reach them.
const PREFIX = 'low-five-';
const CURRENT = `${PREFIX}${self.BUILD.version}`;
/** Builds to keep: the one that counts, and those that a page left open for long may still be using. */
const KEPT = 3;
const PAGE = '/index.html';
const isNamedByContent = (path) => /[.-][0-9a-f]{32}/.test(path);

async function fetchBuild() {
  const cache = await caches.open(CURRENT);
  const fetched = self.BUILD.files.map(async (path) => {
    const known = isNamedByContent(path) ? await caches.match(path) : undefined;
    if (known !== undefined) return cache.put(path, known);
    const response = await fetch(new Request(path, { cache: isNamedByContent(path) ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return cache.put(path, response);
  });
  await Promise.all(fetched);
}

async function dropOldBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  const old = names.slice(0, Math.max(0, names.length - (KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Safari plays sounds only when it gets the piece it asked for. */
async function pieceOf(response, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === undefined) return response;
  const body = await response.arrayBuffer();
  const last = to === '' ? body.byteLength - 1 : Math.min(Number(to), body.byteLength - 1);
  const headers = new Headers(response.headers);
  headers.set('Content-Range', `bytes ${from}-${last}/${body.byteLength}`);
  headers.set('Content-Length', String(last - Number(from) + 1));
  return new Response(body.slice(Number(from), last + 1), { status: 206, statusText: 'Partial Content', headers });
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  const path = request.mode === 'navigate' && !/\.\w+$/.test(pathname) ? PAGE : pathname;
  const current = await caches.open(CURRENT);
  const known = (await current.match(path)) ?? (await caches.match(path));
  if (known === undefined) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? known : pieceOf(known, range);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetchBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) event.respondWith(answer(event.request));
});
