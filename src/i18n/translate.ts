/** Says a text: finds it by its dotted path, picks one or many, fills the slots. */
import type { Words } from './en/words';
import type { Args, Leaf, Paths } from './shape';

export type Key = Paths<Words>;
/** Keys below a branch, for lists of texts such as reasons. */
export type KeyUnder<Branch extends string> = Extract<Key, `${Branch}.${string}`>;

export interface Translate {
  <K extends Key>(key: K, ...args: Args<Words, K>): string;
}

/** A dictionary at run time: the areas that are loaded so far. */
export type Tree = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string | number>>;

const MINUS = '−';

/** A true minus: a hyphen before a number breaks lines and is read as a dash. */
export function numeral(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

export function isLeaf(value: unknown): value is Leaf {
  return (
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'one' in value && 'other' in value)
  );
}

export function find(tree: Tree, key: string): Leaf | undefined {
  let at: unknown = tree;
  for (const step of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Tree)[step];
  }
  return isLeaf(at) ? at : undefined;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    if (value === undefined) return slot;
    return typeof value === 'number' ? numeral(value) : value;
  });
}

/** English and German know one and many; a language that knows more brings its own `pick`. */
function pick(leaf: Leaf, n: string | number | undefined): string {
  if (typeof leaf === 'string') return leaf;
  return n === 1 || n === -1 ? leaf.one : leaf.other;
}

/** A text that is not there says its key, so that a gap is seen and not guessed at. */
export function translator(tree: Tree): Translate {
  const say = (key: string, values: Values = {}) => {
    const leaf = find(tree, key);
    return leaf === undefined ? key : fill(pick(leaf, values['n']), values);
  };
  return say as Translate;
}
