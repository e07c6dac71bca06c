/** A language that nobody speaks: English with accents and two fifths more length, to find texts that do not fit or are not translated. */
import type { Leaf } from './shape';
import { isLeaf } from './translate';
import type { Tree } from './translate';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á', e: 'ë', i: 'ï', o: 'ô', u: 'ü', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', c: 'ç', n: 'ñ', y: 'ý',
}; // prettier-ignore
const GROWTH = 0.4;

function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const plain = parts.filter((part) => !part.startsWith('{')).join('');
  const said = parts
    .map((part) => (part.startsWith('{') ? part : part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter)))
    .join('');
  return `[${said}${' ~'.repeat(Math.ceil((plain.length * GROWTH) / 2))}]`;
}

function pseudoLeaf(leaf: Leaf): Leaf {
  return typeof leaf === 'string' ? pseudoText(leaf) : { one: pseudoText(leaf.one), other: pseudoText(leaf.other) };
}

export function pseudo(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, isLeaf(value) ? pseudoLeaf(value) : pseudo(value as Tree)]),
  );
}
