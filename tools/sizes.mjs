// Weighs the web build: what the first screen needs, what the bots need, pictures, sounds, and all of it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

import { areWithin, kilobytes, sayFigure, writeFigures } from './figures.mjs';
import { filesUnder } from './export.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');

const squeezed = (file) => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length;
const sum = (files, weigh) => files.reduce((total, file) => total + weigh(file), 0);
const size = (file) => fs.statSync(file).size;

const all = [...filesUnder(dist)].filter((file) => path.basename(file) !== '.stamp');
const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const first = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => path.join(dist, src));
const scripts = all.filter((file) => file.endsWith('.js'));
const botWorker = scripts.filter((file) => /worker/i.test(path.basename(file)));
const isSound = (file) => /\.(wav|mp3|m4a|ogg|aac)$/.test(file);
const media = all.filter((file) => /\.(png|jpe?g|webp|gif|svg|ttf|otf|woff2?)$/.test(file) || isSound(file));

const figures = [
  { what: 'first load, JavaScript, gzip', value: kilobytes(sum(first, squeezed)), limit: 400, unit: 'KB' },
  { what: 'page, gzip', value: kilobytes(squeezed(path.join(dist, 'index.html'))), limit: 10, unit: 'KB' },
  { what: 'bot worker, gzip', value: kilobytes(sum(botWorker, squeezed)), limit: 30, unit: 'KB' },
  { what: 'all JavaScript, gzip', value: kilobytes(sum(scripts, squeezed)), unit: 'KB' },
  { what: 'pictures, fonts and sounds', value: kilobytes(sum(media, size)), limit: 3 * 1024, unit: 'KB' },
  { what: 'sounds', value: kilobytes(sum(media.filter(isSound), size)), limit: 300, unit: 'KB' },
  { what: 'the whole web build', value: kilobytes(sum(all, size)), unit: 'KB' },
];
for (const figure of figures) console.log(sayFigure(figure));
writeFigures(path.join(root, '.cache', 'results', 'sizes.figures.json'), figures);
// A measure of nothing would always be within its limit.
const measured = first.length > 0 && first.every((file) => fs.existsSync(file)) && botWorker.length > 0;
if (!measured) console.error('✖ The page names no script, or there is no bot worker: nothing was weighed.');
process.exit(measured && areWithin(figures) ? 0 : 1);
