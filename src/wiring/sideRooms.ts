/** The rooms before the table. One chunk on the web: what two chunks share, the bundler would put before the first screen. */
import { AboutScreen } from '@/screens/AboutScreen';
import { SettingsScreen } from '@/screens/SettingsScreen';
import { SetUpScreen } from '@/screens/SetUpScreen';

export const rooms = {
  SetUp: SetUpScreen,
  Settings: SettingsScreen,
  About: AboutScreen,
};
