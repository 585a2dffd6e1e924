import { expect, test } from 'vitest';
import { browserCount, browserRemarks, unitCount } from './test-count.ts';

test('a browser test that fails twice has failed, one that passes on its second try is flaky', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 0 };
  expect(browserCount({ stats })).toEqual({ passed: 5, failed: 2, flaky: 1 });
});

test('flaky tests, and tests that did not run, are reported', () => {
  const run = (projectName: string, status: string, ...reasons: readonly string[]) => ({
    projectName,
    status,
    annotations: reasons.map((description) => ({ type: 'skip', description })),
  });
  const webkit = run('webkit', 'skipped', 'WebKit could not be installed');
  const fades = { file: 'fade.spec.ts', title: 'fades', tests: [run('firefox', 'flaky'), webkit] };
  const opens = { file: 'menu.spec.ts', title: 'opens', tests: [run('firefox', 'expected'), webkit] };
  expect(browserRemarks({ suites: [{ specs: [fades], suites: [{ specs: [opens] }] }] })).toEqual([
    'Flaky, passed on its second try only: firefox › fade.spec.ts › fades',
    'WebKit could not be installed: 2 tests did not run.',
  ]);
});

test('a file of unit tests that could not be run is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(unitCount(report)).toEqual({ passed: 7, failed: 1, flaky: 0 });
});

test('a report without numbers is no report', () => {
  expect(() => browserCount({ stats: {} })).toThrow('stats.expected');
});
