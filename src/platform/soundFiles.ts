/** The sound files by name. A sound without a file is silence. */
import type { SoundName } from '@/session/device';

export const soundFiles: Readonly<Partial<Record<SoundName, number>>> = {};
