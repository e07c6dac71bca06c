/** Everybody who may sit at the table, and the colour of the wall behind them. */
import type { Drawing } from './drawing';
import { botDrawingsOne } from './faceBots';
import { botDrawingsTwo } from './faceBotsMore';
import { peopleDrawings } from './facePeople';
import type { Ink } from './inks';

export const BOT_FACES = [
  'teapot',
  'owl',
  'fox',
  'frog',
  'cat',
  'moka',
  'radish',
  'hedgehog',
  'goose',
  'snail',
  'mushroom',
  'toast',
] as const;
export type BotFaceId = (typeof BOT_FACES)[number];

export const PLAYER_FACES = [
  'curls',
  'bob',
  'beard',
  'headscarf',
  'beanie',
  'bun',
  'silver',
  'cap',
  'braids',
  'quiff',
  'bald',
  'turban',
] as const;
export type PlayerFaceId = (typeof PLAYER_FACES)[number];

export type FaceId = BotFaceId | PlayerFaceId;

interface Portrait {
  readonly drawing: Drawing;
  readonly ground: Ink;
  readonly kind: 'bot' | 'person';
  /** Cut off by the frame's lower edge, rather than standing free in it. */
  readonly bust: boolean;
}

const drawings: Readonly<Record<FaceId, Drawing>> = { ...botDrawingsOne, ...botDrawingsTwo, ...peopleDrawings };

const grounds: Readonly<Record<FaceId, Ink>> = {
  teapot: 'sand',
  owl: 'lilac',
  fox: 'mint',
  frog: 'amber',
  cat: 'rose',
  moka: 'amber',
  radish: 'ice',
  hedgehog: 'leaf',
  goose: 'teal',
  snail: 'mint',
  mushroom: 'sky',
  toast: 'teal',
  curls: 'sky',
  bob: 'sand',
  beard: 'mint',
  headscarf: 'amber',
  beanie: 'orange',
  bun: 'sky',
  silver: 'pink',
  cap: 'teal',
  braids: 'lilac',
  quiff: 'amber',
  bald: 'rose',
  turban: 'teal',
};

const busts: ReadonlySet<string> = new Set<FaceId>(['cat', 'goose', ...PLAYER_FACES]);
const bots: ReadonlySet<string> = new Set(BOT_FACES);

export const faces = Object.fromEntries(
  Object.entries(drawings).map(([id, drawing]) => [
    id,
    { drawing, ground: grounds[id as FaceId], kind: bots.has(id) ? 'bot' : 'person', bust: busts.has(id) },
  ]),
) as Readonly<Record<FaceId, Portrait>>;
