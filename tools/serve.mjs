// A small static server for the exported app: single-page fallback, compression, honest caching. No packages needed.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const SQUEEZABLE = /^(text\/|application\/(json|wasm|manifest)|image\/svg|font\/(ttf|otf)|audio\/wav)/;
const WORTH_SQUEEZING = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const ENCODERS = {
  br: (body) =>
    brotli(body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => gzip(body, { level: 9 }),
};

/** `br;q=0` means "not this one". */
function encodingFor(header) {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, q]) => q === undefined || Number(q) > 0)
    .map(([name]) => name);
  return ['br', 'gzip'].find((name) => accepted.includes(name));
}

/** The file a request means: itself, or the page for addresses that only the app knows. `undefined` is a 404. */
async function fileFor(root, pathname) {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.') || part.includes('\\') || part.includes('\0'))) return undefined;
  const file = path.join(root, ...parts);
  const stat = await fs.stat(file).catch(() => undefined);
  if (stat?.isFile()) return file;
  return path.extname(pathname) === '' ? path.join(root, 'index.html') : undefined;
}

/** Expo puts a hash in these names, so their content can never change. */
const isForever = (pathname) => /^\/(_expo\/static|assets)\//.test(pathname) && /[.-][0-9a-f]{32}/.test(pathname);

function makeHandler(root) {
  // A compressed body is made once per build: the key holds what the content was.
  const squeezed = new Map();
  async function bodyOf(content, tag, encoding) {
    const key = `${tag} ${encoding}`;
    if (!squeezed.has(key)) squeezed.set(key, ENCODERS[encoding](content));
    return squeezed.get(key);
  }

  return async function handle(request, response) {
    const answer = (status, text) => response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only GET and HEAD.\n');
    let pathname;
    try {
      pathname = decodeURIComponent(request.url.split(/[?#]/)[0]);
    } catch {
      return answer(400, 'That address cannot be read.\n');
    }
    const file = await fileFor(root, pathname);
    const content = file === undefined ? undefined : await fs.readFile(file).catch(() => undefined);
    if (content === undefined) return answer(404, 'Not here.\n');

    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    const encoding =
      SQUEEZABLE.test(type) && content.length >= WORTH_SQUEEZING
        ? encodingFor(request.headers['accept-encoding'])
        : undefined;
    const headers = {
      'Content-Type': type,
      'Cache-Control': isForever(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    };
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
    const body = encoding === undefined ? content : await bodyOf(content, tag, encoding);
    if (encoding !== undefined) headers['Content-Encoding'] = encoding;
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Serves the folder `root`; resolves to { port, close } once it listens. Port 0 takes any free one. */
export function serve(root, { port = 0, host = '127.0.0.1' } = {}) {
  const handle = makeHandler(root);
  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        port: server.address().port,
        close: () =>
          new Promise((done) => {
            server.close(done);
            server.closeAllConnections();
          }),
      }),
    );
  });
}
