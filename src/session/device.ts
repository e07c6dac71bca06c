/** What a screen may ask of the phone besides storage: ticks, sounds, staying awake, keeping hands out of pictures. */

export const TICKS = ['select', 'light', 'soft', 'medium', 'success'] as const;
export type Tick = (typeof TICKS)[number];

export const SOUNDS = ['tap', 'deal', 'flip', 'place', 'chip', 'shuffle', 'clear', 'call', 'win', 'lose'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** None of these may fail: a phone that cannot do a thing simply does not do it. */
export interface Device {
  tick(kind: Tick): void;
  /** `volume` from 0 to 100. */
  play(sound: SoundName, volume: number): void;
  keepAwake(on: boolean): void;
  /** Keeps screenshots and the app switcher from showing what is on the screen. */
  cover(on: boolean): void;
  /** Calls back whenever the app stops being looked at; the returned function ends it. */
  onHide(listener: () => void): () => void;
}
