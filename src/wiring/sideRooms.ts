/** The rooms beside the table. One chunk on the web: what two chunks share, the bundler would put before the first screen. */
import { AboutScreen } from '@/screens/AboutScreen';
import { HistoryScreen } from '@/screens/HistoryScreen';
import { RulesScreen } from '@/screens/RulesScreen';
import { SettingsScreen } from '@/screens/SettingsScreen';
import { SetUpScreen } from '@/screens/SetUpScreen';

export const rooms = {
  SetUp: SetUpScreen,
  Rules: RulesScreen,
  Settings: SettingsScreen,
  About: AboutScreen,
  History: HistoryScreen,
};
