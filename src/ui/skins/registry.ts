/** The skin of every game, by its id. */
import type { GameId } from '@/engine/games/registry';
import type { Skin } from '../table/contract';
import { alpacaSkin } from './alpaca/skin';
import { kaktusSkin } from './kaktus/skin';
import { lamaSkin } from './lama/skin';
import { noThanksSkin } from './no-thanks/skin';
import { ojyksSkin } from './ojyks/skin';

export const SKINS: Readonly<Record<GameId, Skin>> = {
  lama: lamaSkin,
  alpaca: alpacaSkin,
  'no-thanks': noThanksSkin,
  ojyks: ojyksSkin,
  kaktus: kaktusSkin,
};
