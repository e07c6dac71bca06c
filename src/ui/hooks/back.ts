/** The way back: to where one came from, or to the lobby for those who came by an address. */
import { useNavigation } from '@react-navigation/native';

import type { Navigation } from '@/navigation/routes';

export function useBack(): () => void {
  const navigation = useNavigation<Navigation>();
  return () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Lobby'));
}
