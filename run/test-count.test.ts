import { expect, test } from 'vitest';
import { browserCount, unitCount } from './test-count.ts';

test('a browser test that fails twice has failed, one that holds on its second try has not', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 0 };
  expect(browserCount({ stats })).toEqual({ passed: 6, failed: 2 });
});

test('a file of unit tests that could not be run is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(unitCount(report)).toEqual({ passed: 7, failed: 1 });
});

test('a report without numbers is no report', () => {
  expect(() => browserCount({ stats: {} })).toThrow('stats.expected');
});
