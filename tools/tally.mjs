// Counts tests from what Jest and the browser runner wrote down.

/** `report` is the parsed JSON of a step, or undefined when the step left none. A step that failed counts at least once. */
export function tally(stepFailed, report) {
  const passed = report?.numPassedTests ?? 0;
  // A file that does not even load has no failed tests in Jest's eyes; in ours it has one.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return { passed, failed: stepFailed ? Math.max(1, failed) : failed };
}

/** The last line of `npm test`. */
export function verdict(tallies) {
  const sum = (key) => tallies.reduce((total, each) => total + each[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
