/** The table and what is played on it, with the animations. One chunk on the web, for the same reason as the side rooms. */
import { TableScreen } from '@/screens/TableScreen';

export const rooms = { Table: TableScreen };
