/** Short sounds in a browser, by Web Audio: nothing is fetched before the page was touched, and then all at once, so that no sound comes late. */
import type { SoundName } from '@/session/device';
import { soundFiles } from './soundFiles';

interface Speaker {
  readonly context: AudioContext;
  readonly buffers: Map<SoundName, AudioBuffer>;
}

let speaker: Speaker | null = null;

/** Safari stops other audio for a page's sounds unless they are said to be ambient. */
function mixWithOthers(): void {
  const session = (navigator as { readonly audioSession?: { type: string } }).audioSession;
  if (session !== undefined) session.type = 'ambient';
}

async function fetchSound({ context, buffers }: Speaker, name: SoundName): Promise<void> {
  const answer = await fetch(String(soundFiles[name]));
  if (answer.ok) buffers.set(name, await context.decodeAudioData(await answer.arrayBuffer()));
}

/** null in a browser without Web Audio, and before the page was touched: then a browser would only complain. */
function open(): Speaker | null {
  if (speaker !== null) return speaker;
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null;
  mixWithOthers();
  const opened: Speaker = { context: new AudioContext(), buffers: new Map() };
  speaker = opened;
  for (const name of Object.keys(soundFiles) as readonly SoundName[]) fetchSound(opened, name).catch(() => undefined);
  return opened;
}

export function play(name: SoundName, volume: number): void {
  if (volume <= 0) return;
  const opened = open();
  const buffer = opened?.buffers.get(name);
  if (opened == null || buffer === undefined) return;
  const { context } = opened;
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffer;
  gain.gain.value = Math.min(1, volume / 100);
  source.connect(gain).connect(context.destination);
  source.start();
}
