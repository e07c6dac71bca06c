/** Der Bildschirm zwischen zweien, die sich ein Gerät teilen. */
import type { handover as english } from '../en/handover';
import type { Like } from '../shape';

export const handover = {
  to: 'Gib das Gerät an',
  heading: 'Gib das Gerät an {name}',
  showCards: 'Ich bin {name} – zeig meine Karten',
  myTurn: 'Ich bin {name} – ich bin dran',
  since: 'Seit {name} zuletzt am Zug war',
  menu: 'Menü',
  away: 'Alle anderen schauen kurz weg.',
} satisfies Like<typeof english>;
