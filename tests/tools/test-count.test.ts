import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserCount, browserRemarks, unitCount, unitRemarks } from './test-count.ts';

test('a browser test that fails twice has failed, one that passes on its second try is flaky', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 0 };
  expect(browserCount({ stats })).toEqual({ passed: 5, failed: 2, flaky: 1 });
});

test('failed and flaky tests, and tests that did not run, are reported', () => {
  const run = (projectName: string, status: string, ...reasons: readonly string[]) => ({
    projectName,
    status,
    annotations: reasons.map((description) => ({ type: 'skip', description })),
  });
  const webkit = run('webkit', 'skipped', 'WebKit could not be installed');
  const fades = { file: 'fade.spec.ts', title: 'fades', tests: [run('firefox', 'flaky'), webkit] };
  const opens = { file: 'menu.spec.ts', title: 'opens', tests: [run('firefox', 'unexpected'), webkit] };
  expect(browserRemarks({ suites: [{ specs: [fades], suites: [{ specs: [opens] }] }] })).toEqual([
    'Failed: firefox › menu.spec.ts › opens',
    'Flaky, passed on its second try only: firefox › fade.spec.ts › fades',
    'WebKit could not be installed: 2 tests did not run.',
  ]);
});

const unitTest = (fullName: string, status: string, ...failureMessages: readonly string[]) => ({
  fullName,
  status,
  failureMessages,
});

test('a unit test that fails twice has failed, one that passes on its second try is flaky, and both are named', () => {
  const assertionResults = [
    unitTest('adds', 'passed'),
    unitTest('waits', 'passed', 'Error: late'),
    unitTest('subtracts', 'failed', 'Error: 1', 'Error: 1'),
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    testResults: [{ name: resolve('domain/sums.test.ts'), message: '', assertionResults }],
  };
  expect(unitCount(report)).toEqual({ passed: 1, failed: 1, flaky: 1 });
  expect(unitRemarks(report)).toEqual([
    'Failed: domain/sums.test.ts › subtracts',
    'Flaky, passed on its second try only: domain/sums.test.ts › waits',
  ]);
});

test('of many failed tests ten are named and the others counted', () => {
  const titles = Array.from({ length: 12 }, (_, index) => `title ${index + 1}`);
  const assertionResults = titles.map((title) => unitTest(title, 'failed', 'Error'));
  const unit = unitRemarks({ testResults: [{ name: 'sums.test.ts', message: '', assertionResults }] });
  const named = titles.slice(0, 10).map((title) => `sums.test.ts › ${title}`);
  expect(unit).toEqual([...named.map((name) => `Failed: ${name}`), 'And 2 more failed.']);

  const inFirefox = [{ projectName: 'firefox', status: 'unexpected', annotations: [] }];
  const specs = titles.map((title) => ({ file: 'sums.test.ts', title, tests: inFirefox }));
  const browser = browserRemarks({ suites: [{ specs }] });
  expect(browser).toEqual([...named.map((name) => `Failed: firefox › ${name}`), 'And 2 more failed.']);
});

test('a file of unit tests that could not be run is a failure', () => {
  const file = { name: 'sums.test.ts', message: 'Error: no such module\n at line 1', assertionResults: [] };
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, testResults: [file] };
  expect(unitCount(report)).toEqual({ passed: 7, failed: 1, flaky: 0 });
  expect(unitRemarks(report)).toEqual(['Could not be run: sums.test.ts: Error: no such module']);
});

test('a report without numbers is no report', () => {
  expect(() => browserCount({ stats: {} })).toThrow('stats.expected');
});
