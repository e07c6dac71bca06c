/** The same stream everywhere and for ever, and every choice as likely. */
import { Rng, rngAt } from './rng';

const draw = (rng: Rng, below: number, count: number): number[] => Array.from({ length: count }, () => rng.int(below));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a stream', () => {
  test('is frozen: saved games replay on every later version', () => {
    expect(draw(rngAt('low five', 0), 1000, 8)).toEqual([725, 209, 742, 339, 888, 965, 527, 231]);
    expect(draw(rngAt('low five', 1), 1000, 8)).toEqual([64, 88, 141, 27, 107, 881, 387, 522]);
    expect(draw(rngAt('', 0), 1000, 4)).toEqual([559, 451, 988, 282]);
    expect(draw(rngAt('low five', 0), 2 ** 40, 3)).toEqual([798230796464, 816799116477, 976569201708]);
  });

  test('is a function of seed and ply', () => {
    expect(draw(rngAt('a', 3), 99, 50)).toEqual(draw(rngAt('a', 3), 99, 50));
    expect(draw(rngAt('a', 3), 99, 50)).not.toEqual(draw(rngAt('a', 4), 99, 50));
    expect(draw(rngAt('a', 3), 99, 50)).not.toEqual(draw(rngAt('b', 3), 99, 50));
    expect(draw(new Rng('a'), 99, 50)).toEqual(draw(rngAt('a', 0), 99, 50));
  });

  test('seek turns back to its beginning, whatever was drawn before', () => {
    const rng = new Rng('seek');
    const first = draw(rng.seek(7), 500, 20);
    rng.shuffle(upTo(30), upTo(30));
    expect(rng.seek(7)).toBe(rng);
    expect(draw(rng, 500, 20)).toEqual(first);
  });

  test('near seeds and near plies have nothing in common', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 500; i++) {
      firsts.add(rngAt('near', i).int(2 ** 40));
      firsts.add(rngAt(`near:${i}`, 0).int(2 ** 40));
    }
    expect(firsts.size).toBe(1000);
  });
});

describe('int', () => {
  test('of one choice is 0', () => {
    expect(draw(new Rng('one'), 1, 20)).toEqual(new Array<number>(20).fill(0));
  });

  test.each([2, 3, 7, 13, 52, 155, 1000, 1023, 1024])('of %i stays inside, reaches both ends and is even', (below) => {
    const counts = new Array<number>(below).fill(0);
    const rng = new Rng(`even:${below}`);
    for (let i = 0; i < 200 * below; i++) {
      const drawn = rng.int(below);
      counts[drawn] = counts[drawn]! + 1;
    }
    expect(counts).toHaveLength(below);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    // Mean and deviation of the chi-square distribution; four deviations leave 1 in 10,000.
    expect(chiSquare(counts)).toBeLessThan(below - 1 + 5 * Math.sqrt(2 * (below - 1)) + 10);
  });

  test.each([1025, 3 * 2 ** 20, 2 ** 39 + 1, 2 ** 40])('of %i, the wide way, stays inside and is even', (below) => {
    const quarters = [0, 0, 0, 0];
    const rng = new Rng(`wide:${below}`);
    for (let i = 0; i < 8000; i++) {
      const drawn = rng.int(below);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
      const quarter = Math.floor((4 * drawn) / below);
      quarters[quarter] = quarters[quarter]! + 1;
    }
    expect(chiSquare(quarters)).toBeLessThan(21.1);
  });

  test('of three quarters of its range, the wide way, is even too: a quarter of all draws is thrown away', () => {
    const below = 3 * 2 ** 38;
    const thirds = [0, 0, 0];
    const rng = new Rng('thirds');
    for (let i = 0; i < 6000; i++) {
      const third = Math.floor((3 * rng.int(below)) / below);
      thirds[third] = thirds[third]! + 1;
    }
    expect(chiSquare(thirds)).toBeLessThan(18.4);
  });
});

describe('shuffle', () => {
  test('goes on where the stream is, and does not begin it again', () => {
    const [rng, twin] = [rngAt('on', 5), rngAt('on', 5)];
    expect(rng.int(1000)).toBe(twin.int(1000));
    const [values, slow] = [upTo(9), upTo(9)];
    rng.shuffle(values, upTo(9));
    for (let i = 8; i > 0; i--) {
      const j = twin.int(i + 1);
      [slow[i], slow[j]] = [slow[j]!, slow[i]!];
    }
    expect(values).toEqual(slow);
  });

  test('is Fisher and Yates on the same stream as int', () => {
    for (const size of [2, 5, 33, 155, 1024]) {
      for (let ply = 0; ply < 40; ply++) {
        const values = upTo(size);
        const rng = rngAt('twin', ply);
        rng.shuffle(values, upTo(size));
        const slow = upTo(size);
        const twin = rngAt('twin', ply);
        for (let i = size - 1; i > 0; i--) {
          const j = twin.int(i + 1);
          [slow[i], slow[j]] = [slow[j]!, slow[i]!];
        }
        expect(values).toEqual(slow);
        expect(rng.int(1000)).toBe(twin.int(1000));
      }
    }
  });

  test('keeps every value, and touches only the given places', () => {
    const values = upTo(20);
    const places = [1, 3, 5, 7, 9, 11, 13];
    new Rng('places').shuffle(values, places);
    expect(values.filter((_, i) => !places.includes(i))).toEqual(upTo(20).filter((i) => !places.includes(i)));
    expect(places.map((i) => values[i]!).sort((a, b) => a - b)).toEqual(places);
    expect(places.map((i) => values[i]!)).not.toEqual(places);
  });

  test('of nothing and of one changes nothing', () => {
    const values = [4, 5];
    new Rng('none').shuffle(values, []);
    new Rng('none').shuffle(values, [1]);
    expect(values).toEqual([4, 5]);
  });
});
