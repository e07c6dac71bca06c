/** The table, and the rooms that draw its cards and sheets, with the animations. One chunk on the web, for the same reason as the side rooms. */
import { HistoryScreen } from '@/screens/HistoryScreen';
import { RulesScreen } from '@/screens/RulesScreen';
import { TableScreen } from '@/screens/TableScreen';
import { TutorialScreen } from '@/screens/TutorialScreen';

export const rooms = { Table: TableScreen, Rules: RulesScreen, Tutorial: TutorialScreen, History: HistoryScreen };
