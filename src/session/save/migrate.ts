/** From any older format to today's, one small step at a time. A step never changes: its frozen fixtures live in __tests__/saves. */
import { parseJson } from './parse';
import { FORMAT, isRecord, type SaveRecord } from './record';

/** Takes a parsed body of its own format to the next one. The input may be damaged: whatever comes out is checked afterwards. */
export type Step = (body: unknown) => unknown;

/** By the format a step starts from. Format 1 is the first that was ever released, so the list is still empty. */
const STEPS: Readonly<Record<number, Step>> = {};

/** null when the body is damaged, or older than everything we know. */
export function upgrade(
  body: string,
  from: number,
  steps: Readonly<Record<number, Step>> = STEPS,
  to: number = FORMAT,
): unknown {
  let value = parseJson(body);
  for (let format = from; format < to; format++) {
    const step = Object.hasOwn(steps, format) ? steps[format] : undefined;
    if (step === undefined) return null;
    value = step(value);
  }
  return value;
}

export function readRecord(body: string, format: number): SaveRecord | null {
  const value = upgrade(body, format);
  return isRecord(value) ? value : null;
}
