/** The stack of screens, each in its frame, with an address and a title. */
import { NavigationContainer } from '@react-navigation/native';
import type { Theme as NavigationTheme } from '@react-navigation/native';
import type { ReactElement } from 'react';

import type { Translate } from '@/i18n/translate';
import { linking } from '@/navigation/addresses';
import { ScreenFrame } from '@/navigation/ScreenFrame';
import { createStack } from '@/navigation/stack';
import { LobbyScreen } from '@/screens/LobbyScreen';
import { useT } from '@/ui/hooks/words';
import { isShelfGame } from '@/ui/kit/games';
import { useTheme } from '@/ui/theme/ThemeProvider';
import { fonts } from '@/ui/theme/tokens';
import { ROOMS } from './rooms';

const Stack = createStack({
  initialRouteName: 'Lobby',
  screenOptions: { headerShown: false },
  screenLayout: ({ children }: { readonly children: ReactElement }) => <ScreenFrame>{children}</ScreenFrame>,
  screens: {
    Lobby: LobbyScreen,
    SetUp: ROOMS.SetUp.Screen,
    // A swipe at the edge is a move that went wide, not a wish to leave.
    Table: { screen: ROOMS.Table.Screen, options: { gestureEnabled: false } },
    Rules: ROOMS.Rules.Screen,
    Tutorial: ROOMS.Tutorial.Screen,
    Settings: ROOMS.Settings.Screen,
    About: ROOMS.About.Screen,
    History: ROOMS.History.Screen,
  },
});

const Root = Stack.getComponent();

/** The title of the browser's tab. A table is named by its game nowhere: the address knows only its id. */
function titleOf(t: Translate, name: string | undefined, params: object | undefined): string {
  const game = (params as { readonly game?: unknown } | undefined)?.game;
  const app = t('common.app');
  switch (name) {
    case 'SetUp':
    case 'Rules':
    case 'Tutorial':
      return isShelfGame(game) ? `${t(`games.${game}.title`)} · ${app}` : app;
    case 'Settings':
      return `${t('lobby.settings')} · ${app}`;
    case 'About':
      return `${t('lobby.about')} · ${app}`;
    case 'History':
      return `${t('lobby.history')} · ${app}`;
    default:
      return app;
  }
}

function useNavigationTheme(): NavigationTheme {
  const { scheme, palette } = useTheme();
  const face = (fontFamily: string, fontWeight: '400' | '700' | '800') => ({ fontFamily, fontWeight });
  return {
    dark: scheme === 'dark',
    colors: {
      primary: palette.accent,
      background: palette.table,
      card: palette.surface,
      text: palette.text,
      border: palette.divider,
      notification: palette.danger,
    },
    fonts: {
      regular: face(fonts.regular, '400'),
      medium: face(fonts.regular, '400'),
      bold: face(fonts.bold, '700'),
      heavy: face(fonts.black, '800'),
    },
  };
}

export function Screens({ links }: { readonly links: boolean }) {
  const t = useT();
  return (
    <NavigationContainer
      theme={useNavigationTheme()}
      {...(links && { linking })}
      documentTitle={{ formatter: (_, route) => titleOf(t, route?.name, route?.params) }}
    >
      <Root />
    </NavigationContainer>
  );
}
