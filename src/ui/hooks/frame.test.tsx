/** What is drawn while a newer frame is on its way. */
import { act, renderHook } from '@testing-library/react-native';

import type { Frame, TableHost } from '@/session/frame';
import { useFrame } from './frame';

/** A host that shows one frame after another, and everything that was drawn of them. */
async function drawing(first: Pick<Frame, 'eyes' | 'ply'>) {
  let frame = first as Frame;
  let listener: (() => void) | undefined;
  const host = {
    getFrame: () => frame,
    subscribe: (next: () => void) => {
      listener = next;
      return () => (listener = undefined);
    },
  } as TableHost;
  const drawn: Frame[] = [];
  await renderHook(() => {
    drawn.push(useFrame(host));
  });
  return {
    drawn,
    show: (next: Pick<Frame, 'eyes' | 'ply'>) =>
      act(() => {
        drawn.length = 0;
        frame = next as Frame;
        listener?.();
      }),
  };
}

describe('the frame that is drawn', () => {
  it('stays for the first pass while the same eyes look, and is the newest in the end', async () => {
    const { drawn, show } = await drawing({ eyes: 0, ply: 1 });
    await show({ eyes: 0, ply: 2 });
    expect(drawn.map(({ ply }) => ply)).toEqual([1, 2]);
  });

  it('never shows what other eyes saw, not even for one pass', async () => {
    const { drawn, show } = await drawing({ eyes: 0, ply: 1 });
    await show({ eyes: 1, ply: 2 });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({ eyes }) => eyes !== 1)).toEqual([]);
  });
});
