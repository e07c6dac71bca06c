/** The table, as plain as can be: the moment in a word and the legal moves as buttons. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { useEffect } from 'react';

import type { Navigation, RouteOf } from '@/navigation/routes';
import type { TableHost } from '@/session/frame';
import { useStore } from '@/ui/hooks/store';
import { useTableHost } from '@/ui/hooks/tableHost';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { Loading } from '@/ui/kit/Loading';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';

export function TableScreen() {
  const t = useT();
  const { id } = useRoute<RouteOf<'Table'>>().params;
  const navigation = useNavigation<Navigation>();
  const { table } = useTableHost(id);
  if (table.kind === 'opening') return <Loading />;
  return (
    <Screen title={t('table.title')} onBack={() => navigation.goBack()}>
      {table.kind === 'closed' ? <Text>{t('errors.open.absent')}</Text> : <Plain host={table.host} />}
    </Screen>
  );
}

function Plain({ host }: { readonly host: TableHost }) {
  const frame = useStore({ get: host.getFrame, subscribe: host.subscribe });
  const { moment, ply } = frame;
  useEffect(() => {
    if (moment.kind === 'showing') host.shown(ply);
  }, [host, moment.kind, ply]);
  return (
    <>
      <Text>{`${frame.game} ${ply}: ${moment.kind}`}</Text>
      {moment.kind === 'handover' && <Button title="take" onPress={() => host.tookDevice()} />}
      {moment.kind === 'between' && <Button title="next" onPress={() => host.continued()} />}
      {moment.kind === 'deciding' &&
        moment.legal.map((move, i) => (
          <Button key={i} title={JSON.stringify(move)} onPress={() => host.choose(ply, move)} />
        ))}
    </>
  );
}
