/** What only one game promises after every step. Written from its rules, through names of piles and pots. */
import type { Match } from '../core/match';
import { BETWEEN } from '../core/rules';
import { HOLE, type PotKind } from '../core/table';
import { GAMES, isGameId } from '../games/registry';

type GameLaw = (match: Match) => string | null;

function potSum(match: Match, kind: PotKind, seat: number | null | 'all'): number {
  const { seats, options, game } = match.setup;
  if (!isGameId(game)) return 0;
  const names = GAMES[game].pots(seats, options as never);
  return match.position.table.pots.reduce(
    (sum, count, pot) =>
      names[pot]!.kind === kind && (seat === 'all' || names[pot]!.seat === seat) ? sum + count : sum,
    0,
  );
}

/** Black tokens are worth ten, white ones one, and a note what it says: together they are the total. */
const tokensAreTotals: GameLaw = (match) => {
  const { totals } = match.position.open;
  for (let seat = 0; seat < totals.length; seat++) {
    const held = 10 * potSum(match, 'black', seat) + potSum(match, 'white', seat) + potSum(match, 'note', seat);
    if (held !== totals[seat]) return `seat ${seat} holds ${held} for ${totals[seat]}`;
  }
  return null;
};

const supplyIsConserved: GameLaw = (match) => {
  if (match.setup.options['supply'] !== 'limited') return null;
  const black = potSum(match, 'black', 'all');
  const white = potSum(match, 'white', 'all');
  return black === 20 && white === 50 ? null : `${black} black, ${white} white`;
};

/** Face-up triples are cleared at once, and a place once cleared stays empty. */
const noTripleStays: GameLaw = (match) => {
  const { table, open } = match.position;
  const { faces, up } = table;
  for (const grid of table.piles.slice(-open.totals.length)) {
    if (grid.length !== 12) return `a grid of ${grid.length}`;
    for (let column = 0; column < 4; column++) {
      const cards = [grid[column]!, grid[column + 4]!, grid[column + 8]!];
      const holes = cards.filter((card) => card === HOLE).length;
      if (holes !== 0 && holes !== 3) return 'half a column';
      if (holes === 0 && cards.every((card) => up[card] === 1 && faces[card] === faces[cards[0]!])) return 'a triple';
    }
  }
  return null;
};

/** Hands have no gaps, and cards in them lie face down until the deal is scored. */
const handsAreClosed: GameLaw = (match) => {
  const { table, open } = match.position;
  for (const hand of table.piles.slice(-open.totals.length)) {
    if (hand.length === 0 || hand.includes(HOLE)) return 'a gap';
    if (hand.some((card) => (table.up[card] === 1) !== open.phase <= BETWEEN)) return 'a card lies the wrong way up';
  }
  return null;
};

export const GAME_LAWS: Readonly<Record<string, GameLaw>> = {
  lama: (match) => tokensAreTotals(match) ?? supplyIsConserved(match),
  alpaca: tokensAreTotals,
  ojyks: noTripleStays,
  kaktus: handsAreClosed,
};
