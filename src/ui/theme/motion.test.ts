import { countUpMs, deal, dealStaggerMs, flightMs, momentMs, PACES, timings } from './motion';
import type { Moment } from './motion';

const moments = Object.keys(timings) as Moment[];

describe('a flight', () => {
  it('takes 160 ms and a quarter more for every point, between 180 and 340', () => {
    expect(flightMs(0, 'normal', 'full')).toBe(180);
    expect(flightMs(400, 'normal', 'full')).toBe(260);
    expect(flightMs(5000, 'normal', 'full')).toBe(340);
  });

  it('follows the pace', () => {
    expect(PACES.map((pace) => flightMs(400, pace, 'full'))).toEqual([390, 260, 130, 0]);
  });

  it('is a short fade when motion is reduced', () => {
    expect(flightMs(5000, 'relaxed', 'reduced')).toBe(100);
    expect(flightMs(5000, 'instant', 'reduced')).toBe(0);
  });
});

describe('a deal', () => {
  it.each([
    ['normal', deal.whole],
    ['fast', deal.wholeFast],
  ] as const)('stays in its time at %s pace, however many cards', (pace, whole) => {
    for (const cards of [2, 8, 24, 96]) {
      const last = dealStaggerMs(cards, pace, 'full') * (cards - 1) + flightMs(Infinity, pace, 'full');
      expect(last).toBeLessThanOrEqual(whole + 1e-9);
    }
  });

  it('never waits longer than 35 ms between two cards', () => {
    expect(dealStaggerMs(4, 'normal', 'full')).toBe(35);
  });

  it('simply appears when motion is reduced or instant', () => {
    expect(dealStaggerMs(24, 'normal', 'reduced')).toBe(0);
    expect(dealStaggerMs(24, 'instant', 'full')).toBe(0);
  });
});

describe('moments', () => {
  it('are never negative and never slower at a faster pace', () => {
    for (const moment of moments) {
      for (const motion of ['full', 'reduced'] as const) {
        const times = PACES.map((pace) => momentMs(moment, pace, motion));
        expect(times).toEqual([...times].sort((a, b) => b - a));
        expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('keep the finger’s feedback at one speed', () => {
    expect(PACES.map((pace) => momentMs('press', pace, 'full'))).toEqual([80, 80, 80, 80]);
  });

  it('use the tuned fast figure where there is one', () => {
    expect(momentMs('flip', 'fast', 'full')).toBe(120);
    expect(momentMs('flip', 'relaxed', 'full')).toBe(330);
  });

  it('skip confetti and count-ups when motion is reduced', () => {
    expect(momentMs('confetti', 'normal', 'reduced')).toBe(0);
    expect(countUpMs(31, 'normal', 'reduced')).toBe(0);
  });
});

describe('counting', () => {
  it('counts few points quickly and many within the cap', () => {
    expect(countUpMs(0, 'normal', 'full')).toBe(0);
    expect(countUpMs(-2, 'normal', 'full')).toBe(80);
    expect(countUpMs(500, 'normal', 'full')).toBe(800);
    expect(countUpMs(500, 'fast', 'full')).toBe(300);
  });
});
