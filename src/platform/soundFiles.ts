/** The sound files by name, made by `npm run sounds`. */
import type { SoundName } from '@/session/device';

/** A number on a phone, an address in a browser: what the bundler makes of a file. */
export type SoundFile = number | string;

export const soundFiles: Readonly<Record<SoundName, SoundFile>> = {
  tap: require('../../assets/sounds/tap.wav'),
  deal: require('../../assets/sounds/deal.wav'),
  flip: require('../../assets/sounds/flip.wav'),
  place: require('../../assets/sounds/place.wav'),
  chip: require('../../assets/sounds/chip.wav'),
  shuffle: require('../../assets/sounds/shuffle.wav'),
  clear: require('../../assets/sounds/clear.wav'),
  call: require('../../assets/sounds/call.wav'),
  win: require('../../assets/sounds/win.wav'),
  lose: require('../../assets/sounds/lose.wav'),
};
