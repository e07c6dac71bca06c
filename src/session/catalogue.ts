/** What may be chosen when a table is set up: a game's options and seats, without its rules. */
import { presetOptions } from '@/engine/core/options';
import type { Options, OptionSpec, Preset, SeatRange } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';

export interface GameOffer {
  readonly specs: Readonly<Record<string, OptionSpec>>;
  /** The playing order is drawn by lot. */
  readonly drawsOrder: boolean;
  preset(preset: Preset): Options;
  seats(options: Options): SeatRange;
}

export type Catalogue = Readonly<Record<GameId, GameOffer>>;

export function createCatalogue(): Catalogue {
  const offers = GAME_IDS.map((id): readonly [GameId, GameOffer] => {
    const rules = rulesOf(id);
    return [
      id,
      {
        specs: rules.optionSpecs,
        drawsOrder: rules.drawsOrder,
        preset: (preset) => presetOptions(rules, preset),
        seats: (options) => rules.seatRange(options),
      },
    ];
  });
  return Object.fromEntries(offers) as Catalogue;
}
