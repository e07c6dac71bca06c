/** What a dictionary is: a tree of texts. English is the type, every other language has the same shape. */

/** One text for one thing, another for several; chosen by the argument `n`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}
export type Leaf = string | Plural;

/** The same tree with any words in it. */
export type Like<T> = T extends string ? string : T extends Plural ? Plural : { readonly [K in keyof T]: Like<T[K]> };

/** The dotted path of every text in a tree: `lobby.title`. */
export type Paths<T> = {
  [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** The text at a dotted path. */
type At<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never;

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type TextOf<L> = L extends Plural ? L['one'] | L['other'] : L extends string ? L : never;

/** What a text needs to be said: its `{slots}`, and `n` where it has a plural. */
type SlotNames<L> = Slots<TextOf<L>> | (L extends Plural ? 'n' : never);
type ArgsObject<Names extends string> = { readonly [N in Names]: N extends 'n' ? number : string | number };

export type Args<T, P extends string> =
  At<T, P> extends infer L ? ([SlotNames<L>] extends [never] ? [] : [args: ArgsObject<SlotNames<L> & string>]) : never;
