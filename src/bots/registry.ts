/** The brain and the frozen reference of every game. A sixth game adds one line to each. */
import type { Rng } from '@/engine/core/rng';
import type { Move, Position } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';
import type { Brain } from './brain';
import { kaktusBrain } from './games/kaktus/brain';
import { lamaBrain } from './games/lama/brain';
import { noThanksBrain } from './games/no-thanks/brain';
import { ojyksBrain } from './games/ojyks/brain';
import { r1Kaktus } from './reference/kaktus';
import { r1Lama } from './reference/lama';
import { r1NoThanks } from './reference/no-thanks';
import { r1Ojyks } from './reference/ojyks';

/** A frozen rule bot: plays from what the seat to act may know. */
export type Reference = (at: Position, rng: Rng) => Move;

/** Brains are written for their own game's types; the registry is the one place that forgets them. */
const asBrain = (brain: unknown): Brain => brain as Brain;
const asReference = (reference: unknown): Reference => reference as Reference;

export const BRAINS: Readonly<Record<GameId, Brain>> = {
  lama: asBrain(lamaBrain),
  alpaca: asBrain(lamaBrain),
  'no-thanks': asBrain(noThanksBrain),
  ojyks: asBrain(ojyksBrain),
  kaktus: asBrain(kaktusBrain),
};

export const REFERENCES: Readonly<Record<GameId, Reference>> = {
  lama: asReference(r1Lama),
  alpaca: asReference(r1Lama),
  'no-thanks': asReference(r1NoThanks),
  ojyks: asReference(r1Ojyks),
  kaktus: asReference(r1Kaktus),
};
