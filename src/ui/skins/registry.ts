/** The skin of every game, by its id. */
import type { GameId } from '@/engine/games/registry';
import type { Skin } from '../table/contract';

export const SKINS: Readonly<Partial<Record<GameId, Skin>>> = {};
