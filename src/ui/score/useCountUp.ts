/** A number on its way to its end: it runs once, and any tap sets it there. */
import { useEffect, useState } from 'react';

export function useCountUp(from: number, to: number, ms: number, finished: boolean): number {
  const [share, setShare] = useState(0);
  const runs = ms > 0 && !finished && from !== to;
  useEffect(() => {
    if (!runs) return;
    let start: number | null = null;
    let frame = 0;
    const tick = (now: number) => {
      start ??= now;
      const done = Math.min(1, (now - start) / ms);
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [runs, ms]);
  if (!runs) return to;
  // Slows down towards the end, like a hand that lays down the last chips.
  return Math.round(from + (to - from) * (1 - (1 - share) ** 2));
}
