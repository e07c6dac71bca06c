/** Round every screen: waits for it while it loads, and catches it when it breaks. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

import { Broken } from '@/ui/kit/Broken';
import { Loading } from '@/ui/kit/Loading';
import type { Navigation, RouteOf } from './routes';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly broken: (again: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.broken(() => this.setState({ failed: false }));
  }
}

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
