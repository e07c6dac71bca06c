/** Addresses of the places, read with suspicion: whatever cannot be understood leads to the lobby. */
import { getStateFromPath } from '@react-navigation/native';
import type { LinkingOptions } from '@react-navigation/native';

import { isShelfGame } from '@/ui/kit/games';
import type { RouteParams } from './routes';

const WORD = /^[\w-]{1,64}$/;

const config = {
  initialRouteName: 'Lobby',
  screens: {
    Lobby: '',
    SetUp: 'setup/:game',
    Table: 'table/:id',
    Rules: 'rules/:game',
    Tutorial: 'learn/:game',
    Settings: 'settings',
    About: 'about',
    History: 'history',
  },
} as const;

type State = NonNullable<ReturnType<typeof getStateFromPath>>;
const LOBBY: State = { routes: [{ name: 'Lobby' }] };

const isWord = (word: unknown) => typeof word === 'string' && WORD.test(word);

function isSound({ name, params }: State['routes'][number]): boolean {
  const { game, id, table, open } = (params ?? {}) as Readonly<Partial<Record<string, unknown>>>;
  switch (name) {
    case 'SetUp':
    case 'Tutorial':
      return isShelfGame(game);
    case 'Rules':
      return isShelfGame(game) && (table === undefined || isWord(table));
    case 'Table':
      return isWord(id);
    case 'History':
      return open === undefined || isWord(open);
    default:
      return true;
  }
}

export function readAddress(path: string): State {
  try {
    const state = getStateFromPath(path, config as Parameters<typeof getStateFromPath>[1]);
    return state !== undefined && state.routes.every(isSound) ? state : LOBBY;
  } catch {
    return LOBBY;
  }
}

export const linking: LinkingOptions<RouteParams> = {
  enabled: true,
  prefixes: ['lowfive://'],
  config: config as NonNullable<LinkingOptions<RouteParams>['config']>,
  getStateFromPath: (path) => readAddress(path),
};
