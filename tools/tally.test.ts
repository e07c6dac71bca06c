// The last line of `npm test` must not lie.
import { tally, verdict } from './tally.mjs';

test('a step without tests that passes adds nothing', () => {
  expect(tally(false, undefined)).toEqual({ passed: 0, failed: 0 });
});

test('a step that fails counts as one failure at least', () => {
  expect(tally(true, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(tally(true, { numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1 });
});

test('a test file that does not load is a failure', () => {
  expect(tally(true, { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('the verdict is the sum of all steps', () => {
  expect(
    verdict([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
  ).toBe('7 passed, 2 failed');
});
