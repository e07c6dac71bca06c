/** L.A.M.A. as written, the way one writes it first: every move copies the whole state. Only here to be beaten. */
import type { Rng } from '@/engine/core/rng';

type Token = 'black' | 'white';
type NaiveMove =
  | { type: 'play'; card: number }
  | { type: 'draw' }
  | { type: 'quit' }
  | { type: 'return'; token: Token }
  | { type: 'exchange'; give: Token };

interface NaivePlayer {
  readonly hand: readonly number[];
  readonly quit: boolean;
  readonly black: number;
  readonly white: number;
  readonly note: number;
}

export interface NaiveState {
  readonly phase: 'turn' | 'return' | 'over';
  readonly starter: number;
  readonly toAct: number;
  readonly players: readonly NaivePlayer[];
  readonly draw: readonly number[];
  readonly discard: readonly number[];
  readonly black: number;
  readonly white: number;
}

const SEATS = 4;
const next = (card: number): number => (card === 7 ? 1 : card + 1);
const totalOf = ({ black, white, note }: NaivePlayer): number => 10 * black + white + note;
const handPoints = (hand: readonly number[]): number =>
  [...new Set(hand)].reduce((sum, card) => sum + (card === 7 ? 10 : card), 0);

function shuffled(rng: Rng): number[] {
  const deck = Array.from({ length: 56 }, (_, i) => 1 + (i % 7));
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

function dealt(state: NaiveState, rng: Rng): NaiveState {
  const deck = shuffled(rng);
  return {
    ...state,
    phase: 'turn',
    toAct: state.starter,
    players: state.players.map((player, seat) => ({
      ...player,
      quit: false,
      hand: deck.slice(6 * seat, 6 * seat + 6),
    })),
    discard: [deck[24]!],
    draw: deck.slice(25),
  };
}

export function naiveStart(rng: Rng): NaiveState {
  const player: NaivePlayer = { hand: [], quit: false, black: 0, white: 0, note: 0 };
  const players = Array.from({ length: SEATS }, () => player);
  const starter = rng.int(SEATS);
  return dealt({ phase: 'turn', starter, toAct: 0, players, draw: [], discard: [], black: 20, white: 50 }, rng);
}

export function naiveLegal(state: NaiveState): NaiveMove[] {
  const player = state.players[state.toAct]!;
  if (state.phase === 'over') return [];
  if (state.phase === 'return') {
    const tokens: NaiveMove[] = [];
    if (totalOf(player) >= 10) tokens.push({ type: 'return', token: 'black' });
    if (player.white + player.note > 0) tokens.push({ type: 'return', token: 'white' });
    return tokens;
  }
  const top = state.discard[state.discard.length - 1]!;
  const moves: NaiveMove[] = [...new Set(player.hand)]
    .filter((card) => card === top || card === next(top))
    .map((card) => ({ type: 'play', card }));
  if (state.draw.length > 0 && state.players.some(({ quit }, seat) => !quit && seat !== state.toAct)) {
    moves.push({ type: 'draw' });
  }
  moves.push({ type: 'quit' });
  if (player.black > 0 && state.white >= 10) moves.push({ type: 'exchange', give: 'black' });
  if (player.white >= 10 && state.black > 0) moves.push({ type: 'exchange', give: 'white' });
  return moves;
}

function withPlayer(state: NaiveState, seat: number, change: Partial<NaivePlayer>): NaiveState {
  return { ...state, players: state.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

function passedOn(state: NaiveState): NaiveState {
  let toAct = (state.toAct + 1) % SEATS;
  while (state.players[toAct]!.quit) toAct = (toAct + 1) % SEATS;
  return { ...state, toAct };
}

/** Gives a seat tokens from the supply, or takes them back with minus signs. */
function paid(state: NaiveState, seat: number, black: number, white: number, note = 0): NaiveState {
  const player = state.players[seat]!;
  const change = { black: player.black + black, white: player.white + white, note: player.note + note };
  return { ...withPlayer(state, seat, change), black: state.black - black, white: state.white - white };
}

function paidForHand(state: NaiveState, seat: number): NaiveState {
  const points = handPoints(state.players[seat]!.hand);
  const black = Math.min(Math.floor(points / 10), state.black);
  const rest = points - 10 * black;
  if (rest <= state.white) return paid(state, seat, black, rest);
  if (state.black > black && state.players[seat]!.white >= 10 - rest) return paid(state, seat, black + 1, rest - 10);
  return paid(state, seat, black, state.white, rest - state.white);
}

function settled(state: NaiveState, rng: Rng): NaiveState {
  if (state.players.some((player) => totalOf(player) >= 40)) return { ...state, phase: 'over' };
  return dealt({ ...state, starter: (state.starter + 1) % SEATS }, rng);
}

function returned(state: NaiveState, token: Token): NaiveState {
  const seat = state.toAct;
  const { black, white, note } = state.players[seat]!;
  if (token === 'black' && black > 0) return paid(state, seat, -1, 0);
  const worth = token === 'black' ? 10 : 1;
  if (white >= worth) return paid(state, seat, 0, -worth);
  const noted = Math.min(note, worth);
  return paid(state, seat, 0, noted - worth, -noted);
}

export function naiveStep(state: NaiveState, move: NaiveMove, rng: Rng): NaiveState {
  const seat = state.toAct;
  const { hand } = state.players[seat]!;
  switch (move.type) {
    case 'play': {
      const at = hand.indexOf(move.card);
      const left = hand.filter((_, i) => i !== at);
      const played = withPlayer({ ...state, discard: [...state.discard, move.card] }, seat, { hand: left });
      if (left.length > 0) return passedOn(played);
      const after = [0, 1, 2, 3].reduce(paidForHand, played);
      return totalOf(after.players[seat]!) > 0 ? { ...after, phase: 'return' } : settled(after, rng);
    }
    case 'draw': {
      const drawn = state.draw[state.draw.length - 1]!;
      return passedOn(withPlayer({ ...state, draw: state.draw.slice(0, -1) }, seat, { hand: [...hand, drawn] }));
    }
    case 'quit': {
      const after = withPlayer(state, seat, { quit: true });
      return after.players.every(({ quit }) => quit)
        ? settled([0, 1, 2, 3].reduce(paidForHand, after), rng)
        : passedOn(after);
    }
    case 'return':
      return settled(returned(state, move.token), rng);
    case 'exchange':
      return move.give === 'black' ? paid(state, seat, -1, 10) : paid(state, seat, 1, -10);
  }
}
