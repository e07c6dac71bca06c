// The server of `npm run play` and of the browser tests.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

import { serve } from './serve.mjs';

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const SCRIPT = `/_expo/static/js/web/index-${'0123456789abcdef'.repeat(2)}.js`;
const code = 'let card = 5;\n'.repeat(500);

let outside: string;
let port: number;
let close: () => Promise<unknown>;

/** A raw request: `fetch` would tidy up `..` and unpack the body before we can look. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path: address, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

beforeAll(async () => {
  outside = fs.mkdtempSync(path.join(os.tmpdir(), 'low-five-serve-'));
  const root = path.join(outside, 'dist');
  fs.mkdirSync(path.dirname(path.join(root, SCRIPT)), { recursive: true });
  fs.writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  fs.writeFileSync(path.join(root, '.stamp'), 'secret');
  fs.writeFileSync(path.join(root, 'index.html'), '<h1>Low Five</h1>');
  fs.writeFileSync(path.join(root, SCRIPT), code);
  ({ port, close } = await serve(root));
});

afterAll(async () => {
  await close();
  fs.rmSync(outside, { recursive: true, force: true });
});

test.each(['/', '/index.html', '/table', '/table/7?seat=2'])('%s opens the page', async (address) => {
  const { status, headers, body } = await ask(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toContain('Low Five');
});

test.each(['/missing.js', '/.stamp', '/../secret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/a%00.txt'])(
  '%s is not here',
  async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('secret');
  },
);

test('an address that cannot be decoded is answered with 400', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(400);
});

test('only reading is allowed', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

test.each([
  ['br, gzip', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
])('a browser that accepts "%s" gets %s', async (accept, encoding, unpack) => {
  const { headers, body } = await ask(SCRIPT, { 'accept-encoding': accept });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(body.length).toBeLessThan(code.length / 10);
  expect(String(unpack(body))).toBe(code);
});

test('a browser that accepts nothing gets the plain file', async () => {
  const { headers, body } = await ask(SCRIPT);
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe(code);
});

test('a file with a hash in its name is kept for ever, and a known one is not sent twice', async () => {
  const { headers } = await ask(SCRIPT);
  expect(headers['cache-control']).toContain('immutable');
  const again = await ask(SCRIPT, { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('HEAD tells the size and sends nothing', async () => {
  const { headers, body } = await ask(SCRIPT, {}, 'HEAD');
  expect(headers['content-length']).toBe(String(code.length));
  expect(body).toHaveLength(0);
});
