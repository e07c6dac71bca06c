/** ojyks in sentences: what to do, what happened, why not, and what would be wise. */
import type { TableEvent } from '@/engine/core/events';
import type { OjyksMove } from '@/engine/games/ojyks/shape';
import type { Happening } from '@/session/frame';
import type { Advice, Company, Scene } from '../../table/contract';
import { faceOf } from '../../table/reading';
import { canReveal } from './acts';
import {
  closerOf,
  gridOf,
  heldCard,
  hiddenCount,
  isDiscardPicked,
  isUp,
  lossAt,
  phrase,
  pickedSlot,
  placeOf,
  say,
  SLOTS,
  surePick,
  topDiscard,
} from './reading';

const OJYKS_REASONS = [
  'setupFirst',
  'noRevealRule',
  'nothingDrawn',
  'mustPlace',
  'mustFlip',
  'pileEmpty',
  'noSuchSlot',
  'clearedSlot',
  'alreadyUp',
] as const;
const OJYKS_HINTS = ['clears', 'saves', 'lookFirst', 'turnUp', 'drop', 'closes'] as const;

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  (all as readonly string[]).includes(word);

export function ojyksPrompt(scene: Scene): string {
  const { frame, near, t } = scene;
  const top = topDiscard(frame);
  const topFace = top === null ? null : faceOf(frame, top);
  const held = heldCard(frame);
  const heldFace = held === null ? null : faceOf(frame, held);
  const sure = scene.picked.find((id) => id.startsWith('sure-'));
  if (sure !== undefined) {
    const slot = gridOf(frame, near).findIndex((_, i) => surePick(i) === sure);
    const face = frame.phase === 'drawn' ? heldFace : topFace;
    return t('play.ojyks.prompt.sure', { card: say(scene, face), n: lossAt(scene, slot, face) });
  }
  switch (frame.phase) {
    case 'setup':
      return t(hiddenCount(frame, near) === SLOTS ? 'play.ojyks.prompt.setup' : 'play.ojyks.prompt.setupMore');
    case 'drawn':
      return t('play.ojyks.prompt.drawn', { card: phrase(scene, heldFace) });
    case 'flip':
      return t('play.ojyks.prompt.flip');
    default: {
      const card = say(scene, topFace);
      const slot = pickedSlot(scene);
      if (isDiscardPicked(scene)) return t('play.ojyks.prompt.takeWhere', { card });
      if (slot !== null) {
        const canTurn = !isUp(frame, gridOf(frame, near)[slot]!) && canReveal(frame, slot);
        return t(canTurn ? 'play.ojyks.prompt.slotHidden' : 'play.ojyks.prompt.slotSwap', { card });
      }
      const reveals = frame.view.options['reveal'] === true;
      const what = t(reveals ? 'play.ojyks.prompt.turn' : 'play.ojyks.prompt.turnNoReveal', { card });
      return closerOf(frame) === null ? what : t('play.ojyks.prompt.last', { what });
    }
  }
}

type Moved = Extract<TableEvent, { readonly kind: 'moved' }>;
type Noted = Extract<TableEvent, { readonly kind: 'noted' }>;

export function tellOjyks({ seat, ply, events }: Happening, company: Company): string | null {
  const { frame, t, names } = company;
  const name = names[seat] ?? '';
  const move = ply.move as OjyksMove;
  const kindOf = (pile: number) => frame.piles[pile]?.kind;
  const moved = events.filter((event): event is Moved => event.kind === 'moved');
  const first = () => {
    switch (move.type) {
      case 'reveal': {
        const turned = events.find((event) => event.kind === 'turned');
        return t('play.ojyks.tell.reveal', { name, card: phrase(company, turned?.face ?? null) });
      }
      case 'take':
      case 'place': {
        const came = moved.find(({ from, to }) => kindOf(from) === 'held' && kindOf(to) === 'grid');
        const went = moved.find(({ from, to }) => kindOf(from) === 'grid' && kindOf(to) === 'discard');
        const words = { name, card: phrase(company, came?.face ?? null), old: phrase(company, went?.face ?? null) };
        return t(`play.ojyks.tell.${move.type}`, words);
      }
      case 'draw':
        // What becomes of the card is told with the move after it.
        return '';
      case 'discard': {
        const gone = moved.find(({ to }) => kindOf(to) === 'discard');
        return t('play.ojyks.tell.drop', { name, card: phrase(company, gone?.face ?? null) });
      }
      default:
        return null;
    }
  };
  const begin = first();
  if (begin === null) return null;
  const notes = events.flatMap((event, i) => (event.kind === 'noted' ? noteWords(event, events, i, company) : []));
  const all = [begin, ...notes].filter((text) => text !== '');
  return all.length === 0 ? null : all.join(' ');
}

function noteWords(note: Noted, events: readonly TableEvent[], at: number, company: Company): readonly string[] {
  const { t, names } = company;
  const name = note.seat === null ? '' : names[note.seat]!;
  switch (note.note) {
    case 'cleared': {
      const next = events[at + 1];
      const card = next?.kind === 'moved' ? say(company, next.face) : '';
      return [t('play.ojyks.tell.cleared', { card })];
    }
    case 'closed':
      return [t('play.ojyks.tell.closed', { name })];
    case 'doubled':
      return [t('play.ojyks.tell.doubled', { name, n: note.count })];
    case 'starts':
      return [t('play.ojyks.tell.starts', { name })];
    case 'reshuffled':
      return [t('play.ojyks.tell.reshuffled')];
    default:
      return [];
  }
}

export function ojyksReason(why: string, { t }: Company): string {
  return isOneOf(OJYKS_REASONS, why) ? t(`play.ojyks.why.${why}`) : t('table.why.other');
}

export function adviseOjyks({ move, reason, args }: Advice, company: Company): string {
  const { t } = company;
  const { slot } = move as { readonly slot?: number };
  const at = placeOf(slot ?? 0);
  const card = say(company, args['card'] ?? null);
  const saved = args['saved'] ?? 0;
  if (!isOneOf(OJYKS_HINTS, reason)) return t('table.hint.none');
  switch (reason) {
    case 'clears':
      return t('play.ojyks.hint.clears', { card, ...at });
    case 'saves':
      return saved > 0
        ? t('play.ojyks.hint.saves', { card, ...at, saved: t('common.points', { n: saved }) })
        : t('play.ojyks.hint.swap', { card, ...at });
    case 'turnUp':
      return t('play.ojyks.hint.turnUp', at);
    default:
      return t(`play.ojyks.hint.${reason}`);
  }
}
