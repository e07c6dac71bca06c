/** Short sounds that mix with other audio and keep to the silent switch. Players are made when a sound is first wanted. */
import type * as ExpoAudio from 'expo-audio';

import type { SoundName } from '@/session/device';
import { soundFiles } from './soundFiles';
import type { SoundFile } from './soundFiles';

type Audio = typeof ExpoAudio;

let audio: Promise<Audio> | null = null;
const players = new Map<SoundName, ExpoAudio.AudioPlayer>();

function open(): Promise<Audio> {
  audio ??= import('expo-audio').then(async (loaded) => {
    await loaded
      .setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' })
      .catch(() => undefined);
    return loaded;
  });
  return audio;
}

async function sound(name: SoundName, file: SoundFile, volume: number): Promise<void> {
  const { createAudioPlayer } = await open();
  let player = players.get(name);
  if (player === undefined) {
    player = createAudioPlayer(file);
    players.set(name, player);
  }
  player.volume = Math.min(1, Math.max(0, volume / 100));
  // A player that has ended stays at its end.
  await player.seekTo(0);
  player.play();
}

export function play(name: SoundName, volume: number): void {
  if (volume <= 0) return;
  sound(name, soundFiles[name], volume).catch(() => undefined);
}
