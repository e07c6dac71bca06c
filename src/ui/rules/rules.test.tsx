/** The rules in the app: every game has them, every text is told under some options, and what is told fits the table. */
import { render, screen, within } from '@testing-library/react-native';

import { chooseOptions, presetOptions } from '@/engine/core/options';
import type { Options } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { english, german, texts } from '@/i18n/testkit';
import { find, translator, type Tree } from '@/i18n/translate';
import { createCatalogue } from '@/session/catalogue';
import { createHome } from '@/session/createHome';
import { createPorts } from '@/session/session.testkit';
import { HallProvider } from '../hooks/hall';
import { WordsProvider } from '../hooks/words';
import { FACES } from '../skins/faces';
import type { Item, Section } from './book';
import { BOOKS } from './books';
import { RulesText } from './RulesText';

const LANGUAGES = [
  ['English', english],
  ['German', german],
] as const;

const wordsOf = (tree: Tree) => {
  const lexicon = { language: 'en', areas: [], t: translator(tree) } as const;
  return { get: () => lexicon, subscribe: () => () => undefined };
};

const device = {
  tick: () => undefined,
  play: () => undefined,
  keepAwake: () => undefined,
  cover: () => undefined,
  onHide: () => () => undefined,
};

async function read(tree: Tree, game: GameId, options: Options | null): Promise<void> {
  const hall = { home: createHome(createPorts('rules')), catalogue: createCatalogue(), device, now: () => 0 };
  const door = { expected: 0, opened: () => Promise.resolve(hall), get: () => hall, subscribe: () => () => undefined };
  await render(
    <HallProvider door={door}>
      <WordsProvider store={wordsOf(tree)}>
        <RulesText game={game} options={options} />
      </WordsProvider>
    </HallProvider>,
  );
}

const with_ = (game: GameId, wishes: Partial<Options>): Options => {
  const chosen = chooseOptions(rulesOf(game), 'written', wishes);
  if (!chosen.ok) throw new Error(`no such option of ${game}`);
  return chosen.options;
};

/** Every value of every option, one at a time. */
function everyOptions(game: GameId): readonly Options[] {
  const { optionSpecs } = rulesOf(game);
  return Object.keys(optionSpecs).flatMap((key) =>
    optionSpecs[key]!.values.map((value) => with_(game, { [key]: value })),
  );
}

const bookOf = (game: GameId): readonly Section<string>[] => BOOKS[game];

describe.each(GAME_IDS)('the rules of %s', (game) => {
  test('have a text for every name in the book, and a place in the book for every text', () => {
    const named = bookOf(game).flatMap(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)]);
    const written = texts((english['rules'] as Record<string, Tree>)[game]!).map(([key]) => key);
    expect(new Set(named).size).toBe(named.length);
    expect([...named].sort()).toEqual([...written].sort());
  });

  test('tell every text under some options, and none that leaves a gap', () => {
    const told = new Set<string>();
    for (const options of everyOptions(game)) {
      for (const { blocks } of bookOf(game)) {
        for (const { text, when, values } of blocks) {
          if (when?.(options) === false) continue;
          told.add(text);
          for (const [, tree] of LANGUAGES) {
            const speak = translator(tree) as (key: string, values: object) => string;
            expect(speak(`rules.${game}.${text}`, values?.(options) ?? {})).not.toMatch(/[{}]|^rules\./);
          }
        }
      }
    }
    const all = bookOf(game).flatMap(({ blocks }) => blocks.map(({ text }) => text));
    expect([...told].sort()).toEqual([...all].sort());
  });

  test('have words in both languages for every option and every value the engine offers', () => {
    const { optionSpecs } = rulesOf(game);
    for (const [, tree] of LANGUAGES) {
      for (const [key, { values }] of Object.entries(optionSpecs)) {
        for (const what of ['label', 'why', ...values.map((value) => `values.${value}`)]) {
          expect([what, typeof find(tree, `options.${game}.${key}.${what}`)]).toEqual([what, 'string']);
        }
      }
    }
  });

  test('draw examples with cards that are in the deck', () => {
    const deck = new Set(rulesOf(game).deck(presetOptions(rulesOf(game), 'written')));
    const items = bookOf(game).flatMap(({ blocks }) =>
      blocks.flatMap(({ picture }): readonly Item[] => [...(picture?.items ?? []), ...(picture?.after ?? [])]),
    );
    const faces = items.flatMap((item) => (item.kind === 'card' && item.face != null ? [item.face] : []));
    expect(faces.length).toBeGreaterThan(5);
    for (const face of faces) {
      expect(deck.has(face)).toBe(true);
      expect(FACES[game].say(face, translator(english))).not.toBe('');
    }
  });

  test.each(LANGUAGES)('can be read in %s, away from a table and at one', async (_, tree) => {
    const t = translator(tree);
    await read(tree, game, null);
    expect(screen.getByRole('heading', { name: t('rules.variants') })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: t('rules.table') })).toBeNull();
    for (const { title } of bookOf(game)) {
      const name = String(find(tree, `rules.${game}.${title}`));
      expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
    }
    await screen.unmount();
    await read(tree, game, presetOptions(rulesOf(game), 'box'));
    expect(screen.getByRole('heading', { name: t('rules.table') })).toBeOnTheScreen();
  });
});

describe('the rules at a table', () => {
  test('name every option with its choice', async () => {
    await read(english, 'ojyks', with_('ojyks', { end: 200, zeros: 15 }));
    const said = screen.getByRole('heading', { name: 'At this table' });
    expect(said).toBeOnTheScreen();
    expect(within(screen.root!).getByText('200')).toBeOnTheScreen();
    expect(screen.getByText('Zeros in the pack')).toBeOnTheScreen();
  });

  test('tell the end that was chosen, not the usual one', async () => {
    await read(english, 'lama', with_('lama', { threshold: 60 }));
    expect(screen.getByText(/somebody has 60 points or more/)).toBeOnTheScreen();
    expect(screen.queryByText(/somebody has 40 points/)).toBeNull();
  });

  test('leave out what is not allowed there', async () => {
    await read(english, 'ojyks', with_('ojyks', { reveal: false }));
    expect(screen.getByText('Just turning up a card is not allowed at this table.')).toBeOnTheScreen();
    expect(screen.queryByText('Just turn up one of your hidden cards.')).toBeNull();
  });
});
