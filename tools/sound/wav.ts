/** WAV files of one channel and 16 bits: written as they are, and read back by the test. */
import { RATE, type Wave } from './synth';

const HEADER = 44;
const FULL = 32_767;

export function toWav(wave: Wave): Buffer {
  const file = Buffer.alloc(HEADER + 2 * wave.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * wave.length, 40);
  wave.forEach((sample, i) => file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL), HEADER + 2 * i));
  return file;
}

export interface Recording {
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
  readonly seconds: number;
  readonly samples: readonly number[];
}

export function fromWav(file: Buffer): Recording {
  const samples: number[] = [];
  for (let at = HEADER; at < file.length; at += 2) samples.push(file.readInt16LE(at) / FULL);
  const rate = file.readUInt32LE(24);
  return {
    channels: file.readUInt16LE(22),
    rate,
    bits: file.readUInt16LE(34),
    seconds: samples.length / rate,
    samples,
  };
}
