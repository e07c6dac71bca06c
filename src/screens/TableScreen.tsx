/** The table of one game: opens it, and shows whatever its moment asks for. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { useState } from 'react';

import type { KeyUnder } from '@/i18n/translate';
import type { Navigation, RouteOf } from '@/navigation/routes';
import type { TableHost } from '@/session/frame';
import { HandoverScreen } from '@/ui/handover/HandoverScreen';
import { useBegin } from '@/ui/hooks/begin';
import { useFrame } from '@/ui/hooks/frame';
import { useTableHost } from '@/ui/hooks/tableHost';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { Loading } from '@/ui/kit/Loading';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { ScoreScreen } from '@/ui/score/ScoreScreen';
import { Table } from '@/ui/table/Table';
import { MenuSheet } from '@/ui/table/TableSheets';

const CLOSED: Readonly<Partial<Record<string, KeyUnder<'errors.open'>>>> = {
  absent: 'errors.open.absent',
  finished: 'errors.open.finished',
  frozen: 'errors.open.frozen',
  quarantined: 'errors.open.quarantined',
  newer: 'errors.open.newer',
  unreadable: 'errors.open.unreadable',
};

/** What another try would not change. */
const LASTING: ReadonlySet<string> = new Set(['absent', 'finished', 'frozen', 'quarantined', 'newer']);

export function TableScreen() {
  const { id } = useRoute<RouteOf<'Table'>>().params;
  const { table, again } = useTableHost(id);
  if (table.kind === 'opening') return <Loading />;
  return table.kind === 'open' ? <Running host={table.host} /> : <Closed id={id} why={table.why} onAgain={again} />;
}

function Running({ host }: { readonly host: TableHost }) {
  const navigation = useNavigation<Navigation>();
  const { again } = useBegin();
  const frame = useFrame(host);
  const [menu, setMenu] = useState(false);
  const { game, id, moment } = frame;
  const go = {
    onRules: () => navigation.navigate('Rules', { game, table: id }),
    onSettings: () => navigation.navigate('Settings'),
    onLeave: () => navigation.reset({ index: 0, routes: [{ name: 'Lobby' }] }),
  };
  switch (moment.kind) {
    case 'handover':
      return (
        <>
          <HandoverScreen frame={frame} host={host} onMenu={() => setMenu(true)} />
          {menu && <MenuSheet {...go} onClose={() => setMenu(false)} />}
        </>
      );
    case 'between':
    case 'over':
      return (
        <ScoreScreen
          frame={frame}
          host={host}
          onAgain={() => again(game)}
          onChangePlayers={() => navigation.navigate('SetUp', { game })}
          onLobby={go.onLeave}
          onRules={go.onRules}
        />
      );
    default:
      return <Table frame={frame} host={host} {...go} />;
  }
}

interface ClosedProps {
  readonly id: string;
  readonly why: string;
  readonly onAgain: () => void;
}

function Closed({ id, why, onAgain }: ClosedProps) {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  const lobby = () => navigation.reset({ index: 0, routes: [{ name: 'Lobby' }] });
  const sheet = () =>
    navigation.reset({ index: 1, routes: [{ name: 'Lobby' }, { name: 'History', params: { open: id } }] });
  return (
    <Screen title={t('table.closed.title')} onBack={lobby}>
      <Text>{t(CLOSED[why] ?? 'errors.open.other')}</Text>
      {why === 'finished' && <Button title={t('lobby.history')} onPress={sheet} />}
      {!LASTING.has(why) && <Button title={t('table.closed.again')} onPress={onAgain} />}
      <Button kind="primary" title={t('errors.lobby')} onPress={lobby} />
    </Screen>
  );
}
