/** A language that nobody speaks: English with accents and two fifths more length, to find texts that do not fit or are not translated. */
import type { Leaf } from './shape';
import { isLeaf } from './translate';
import type { Tree } from './translate';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á', e: 'ë', i: 'ï', o: 'ô', u: 'ü', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', c: 'ç', n: 'ñ', y: 'ý',
}; // prettier-ignore
const GROWTH = 0.4;

/** Names and what is printed on cards are as long in every language. */
const FIXED: ReadonlySet<string> = new Set(['title', 'name', 'word', 'letter']);
const isName = (path: readonly string[]) =>
  /^(games|characters|cards)$/.test(path[0] ?? '') && FIXED.has(path.at(-1) ?? '');

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

export function pseudo(tree: Tree, path: readonly string[] = []): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const here = [...path, key];
      if (!isLeaf(value)) return [key, pseudo(value as Tree, here)];
      return [key, isName(here) ? value : pseudoLeaf(value)];
    }),
  );
}
