// Wires the house together: theme, safe area and the root stack.
import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { StatusBar } from 'react-native';

import { LobbyScreen } from '@/screens/LobbyScreen';
import { ThemeProvider } from '@/ui/theme/ThemeProvider';

const Stack = createNativeStackNavigator({
  initialRouteName: 'Lobby',
  screenOptions: { headerShown: false },
  screens: {
    Lobby: { screen: LobbyScreen, options: { title: 'Low Five' } },
  },
});

const Navigation = createStaticNavigation(Stack);

export function App() {
  return (
    <ThemeProvider scheme="system">
      <StatusBar />
      <Navigation />
    </ThemeProvider>
  );
}
