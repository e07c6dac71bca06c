/** Round every screen: waits for it while it loads, and catches it when it breaks. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { Broken } from '@/ui/kit/Broken';
import { Loading } from '@/ui/kit/Loading';
import { Boundary } from './Boundary';
import type { Navigation, RouteOf } from './routes';

export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation<Navigation>();
  const route = useRoute<RouteOf<'Table'>>();
  const atTable = route.name === 'Table';
  return (
    <Boundary
      broken={(again) => (
        <Broken
          // Every move is saved, so a fresh mount of the table is the last move.
          onResume={atTable ? again : undefined}
          onLobby={() => {
            again();
            navigation.reset({ index: 0, routes: [{ name: 'Lobby' }] });
          }}
        />
      )}
    >
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  );
}
