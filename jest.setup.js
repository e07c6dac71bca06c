// Runs before each app test file: animation matchers, and no warning passes unread.
/* global jest, beforeEach, afterEach */
require('react-native-reanimated').setUpTests();

const complaints = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn']) {
    jest
      .spyOn(console, level)
      .mockImplementation((...words) => complaints.push(`console.${level}: ${words.join(' ')}`));
  }
});

afterEach(() => {
  for (const level of ['error', 'warn']) {
    console[level].mockRestore?.();
  }
  if (complaints.length > 0) {
    throw new Error(`The test passed with ${complaints.length} complaint(s):\n${complaints.join('\n')}`);
  }
});
