// Tables of measured figures: on the screen, and in docs/benchmarks.md under the name of the bench that measured them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HEAD = `# Benchmarks

Only figures that were measured. Each part is written by the command it names; run it again to renew it.
`;

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

function machine() {
  const [cpu] = os.cpus();
  return `${os.cpus().length} cores${cpu === undefined ? '' : ` (${cpu.model.trim()})`}, ${os.type()} ${os.arch()}, Node ${process.versions.node}`;
}

export function textTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) => `  ${row.map((cell, i) => String(cell).padEnd(widths[i])).join('  ')}`.trimEnd()).join('\n');
}

/** Replaces the part called `name` of docs/benchmarks.md, or adds it, as a table of rows or as the text a bench printed; the parts stay in the order of their names. */
export function writeBenchmark(root, name, { command, rows, text, notes = '' }) {
  const file = path.join(root, 'docs', 'benchmarks.md');
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : HEAD;
  const [head, ...parts] = old.split(/^(?=## )/m);
  const line = (row) => `| ${row.join(' | ')} |`;
  const [titles, ...body] = rows ?? [];
  const figures = text === undefined ? [titles, titles.map(() => '---'), ...body].map(line) : ['```', text, '```'];
  const part = [
    `## ${name}`,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}.${notes === '' ? '' : ` ${notes}`}`,
    '',
    ...figures,
    '',
    '',
  ].join('\n');
  const others = parts.filter((each) => !each.startsWith(`## ${name}\n`)).map((each) => `${each.trimEnd()}\n\n`);
  const all = [`${head.trimEnd()}\n\n`, ...[...others, part].sort()].join('');
  fs.writeFileSync(file, `${all.trimEnd()}\n`);
}
