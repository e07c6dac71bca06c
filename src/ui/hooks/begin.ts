/** Begins a table and goes to it; a table that cannot be begun says why in a sentence. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import type { GameId } from '@/engine/games/registry';
import type { KeyUnder } from '@/i18n/translate';
import type { Navigation } from '@/navigation/routes';
import type { TablePlan } from '@/session/home';
import { useSay } from '../kit/Live';
import { useDoor } from './hall';
import { useT } from './words';

const REFUSALS: Readonly<Partial<Record<string, KeyUnder<'errors.begin'>>>> = {
  seats: 'errors.begin.seats',
  players: 'errors.begin.players',
  options: 'errors.begin.options',
  tooMany: 'errors.begin.tooMany',
  storage: 'errors.begin.storage',
};

interface Beginning {
  /** A table is being begun: a second tap is the same tap. */
  readonly busy: boolean;
  readonly begin: (plan: TablePlan) => void;
  /** The last table of this game again; its set-up when there was none. */
  readonly again: (game: GameId) => void;
}

export function useBegin(): Beginning {
  const door = useDoor();
  const navigation = useNavigation<Navigation>();
  const t = useT();
  const say = useSay();
  const [busy, setBusy] = useState(false);

  async function begin(plan: TablePlan): Promise<void> {
    const { home } = await door.opened();
    const begun = await home.begin(plan);
    // The set-up is done with: back from the table leads to the lobby.
    if (begun.ok) {
      navigation.reset({ index: 1, routes: [{ name: 'Lobby' }, { name: 'Table', params: { id: begun.id } }] });
    } else say(t(REFUSALS[begun.why] ?? 'errors.begin.other'));
  }

  async function again(game: GameId): Promise<void> {
    const { home } = await door.opened();
    const plan = home.lastPlan(game);
    if (plan === null) navigation.navigate('SetUp', { game });
    else await begin(plan);
  }

  function once(work: () => Promise<void>): void {
    if (busy) return;
    setBusy(true);
    work()
      .catch(() => say(t('errors.begin.other')))
      .finally(() => setBusy(false));
  }

  return { busy, begin: (plan) => once(() => begin(plan)), again: (game) => once(() => again(game)) };
}
