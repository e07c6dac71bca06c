/** Where one can be, and what each place needs to know. Everything fits into an address, so a reload lands in the same place. */
import type { NavigationProp, RouteProp } from '@react-navigation/native';

import type { GameId } from '@/engine/games/registry';

export interface Routes {
  readonly Lobby: undefined;
  readonly SetUp: { readonly game: GameId };
  readonly Table: { readonly id: string };
  /** `table`: the running game whose options the rules show. */
  readonly Rules: { readonly game: GameId; readonly table?: string };
  readonly Tutorial: { readonly game: GameId };
  readonly Settings: undefined;
  readonly About: undefined;
  /** `open`: the finished game whose score sheet is shown. */
  readonly History: { readonly open?: string } | undefined;
}
export type RouteName = keyof Routes;

/** The library wants an index signature. */
export type RouteParams = { [N in RouteName]: Routes[N] };
export type Navigation = NavigationProp<RouteParams>;
export type RouteOf<N extends RouteName> = RouteProp<RouteParams, N>;
