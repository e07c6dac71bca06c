// Figures with their limits: what a check measured, for the table at the end of `npm test`.
import fs from 'node:fs';
import path from 'node:path';

const isWithin = ({ value, limit }) => limit === undefined || value <= limit;

export const kilobytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;

/** `limit` is the most that is allowed; a figure without one is only told. */
export function sayFigure({ what, value, limit, unit = '' }) {
  const number = `${value}${unit === '' ? '' : ` ${unit}`}`;
  const most = limit === undefined ? '' : `at most ${limit}${unit === '' ? '' : ` ${unit}`}`;
  return `${isWithin({ value, limit }) ? ' ' : '✖'} ${what.padEnd(52)}${number.padStart(14)}   ${most}`.trimEnd();
}

export const areWithin = (figures) => figures.every(isWithin);

/** Leaves the figures where `npm test` looks for them. */
export function writeFigures(file, figures) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(figures));
}

export function readFigures(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
