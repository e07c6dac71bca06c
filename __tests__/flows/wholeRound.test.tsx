/** Every game from the lobby over set-up, table and hand-over to the scoreboard, by a person who knows no rule and presses what may be pressed. */
import { act, fireEvent, screen } from '@testing-library/react-native';

import { rngAt } from '@/engine/core/rng';
import { GAME_IDS } from '@/engine/games/registry';
import type { GameId } from '@/engine/games/registry';
import { english } from '@/i18n/testkit';
import { translator } from '@/i18n/translate';
import { settle } from '@/session/session.testkit';
import { createTestHall, enter } from './house.testkit';
import type { TestHall } from './house.testkit';

const t = translator(english);
const MOST_PRESSES = 500;
const BEAT = 500;
/** They lead away from the table, or change nothing at it. */
const AWAY =
  /^(Menu|Hint|Take back|Back|Lobby|Close|Settings|Rules.*|Stay in the round)$|what happened|^Skip|Show the pile/i;
const HAND_OVER = /^I am /;
/** Leaving a round is asked twice. */
const QUIT = /^Quit the round/;
const SCORED = /^(Next round|Again)$/;
/** ojyks hides nothing; in No Thanks! chips are looked at by holding. */
const HIDES_A_HAND: readonly GameId[] = ['lama', 'alpaca', 'kaktus'];

type Node = ReturnType<typeof screen.getByRole>;
type User = Awaited<ReturnType<typeof enter>>;

const labelOf = ({ props }: Node) => String(props['aria-label'] ?? props['accessibilityLabel'] ?? '');
const isOff = ({ props }: Node) =>
  props['aria-disabled'] === true ||
  (props['accessibilityState'] as { readonly disabled?: boolean } | undefined)?.disabled === true;

// How long a hand-over waits before it believes a tap is tested beside it.
jest.mock('@/ui/theme/motion', () => ({ ...jest.requireActual('@/ui/theme/motion'), HANDOVER_GUARD: 0 }));

async function wait(hall: TestHall): Promise<void> {
  await act(async () => {
    hall.pass(BEAT);
    await settle();
  });
}

/** Two people and a computer or two sit down. */
async function sitDown(user: User, game: GameId): Promise<void> {
  const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }));
  await press(`${t(`games.${game}.title`)}: set up a table`);
  await screen.findByRole('heading', { name: `Set up ${t(`games.${game}.title`)}` });
  await press('Remove Pip');
  await press('Add a person');
  await press('Done');
  await press('Deal the cards');
}

/** Presses until the points are counted; tells how often the phone changed hands. */
async function playRound(hall: TestHall, game: GameId): Promise<number> {
  let handovers = 0;
  let tried = new Set<string>();
  let asked: string | null = null;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await wait(hall);
    const all = screen.queryAllByRole('button');
    if (all.some((node) => SCORED.test(labelOf(node)))) return handovers;
    const able = all.filter((node) => !isOff(node) && !AWAY.test(labelOf(node)) && labelOf(node) !== '');
    const take = able.find((node) => HAND_OVER.test(labelOf(node)));
    const quit = able.find((node) => labelOf(node) === asked);
    const fresh = able.filter((node) => !tried.has(labelOf(node)));
    if (fresh.length === 0) tried = new Set();
    const choice = take ?? quit ?? fresh[rngAt(game, presses).int(Math.max(1, fresh.length))] ?? null;
    const close = screen.queryAllByRole('button', { name: 'Close' }).at(-1);
    if (take !== undefined) handovers += 1;
    if (choice === null && close === undefined) continue;
    if (choice !== null) tried.add(labelOf(choice));
    asked = choice !== null && quit === undefined && QUIT.test(labelOf(choice)) ? labelOf(choice) : null;
    // A whole round is hundreds of presses: without the time a finger takes.
    // eslint-disable-next-line testing-library/no-await-sync-events -- this version's fireEvent returns a promise; the rule knows the older one
    await fireEvent.press(choice ?? close!);
  }
  throw new Error(
    `no scoreboard after ${MOST_PRESSES} presses: ${screen.queryAllByRole('button').map(labelOf).join(', ')}`,
  );
}

test.each(GAME_IDS)('%s: lobby, set-up, table, hand-over, scoreboard', async (game) => {
  const hall = await createTestHall(`whole ${game}`);
  hall.home.settings.set({ pace: 'instant', motion: 'reduced' });
  const user = await enter(hall);
  await sitDown(user, game);
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeOnTheScreen();

  const handovers = await playRound(hall, game);
  expect(handovers > 0).toBe(HIDES_A_HAND.includes(game));

  const standings = screen.getAllByRole('button', { name: /^\d\. .+ this round, .+ in total\.$/ });
  expect(standings.length).toBeGreaterThanOrEqual(3);
  expect(labelOf(standings[0]!)).toMatch(/^1\. .+(in the lead|shares the lead|winner|shares the win)/);
  const last = labelOf(standings.at(-1)!);
  await user.press(standings.at(-1)!);
  expect(screen.getByRole('button', { name: last })).toBeExpanded();
});
