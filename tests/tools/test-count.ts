import { relative } from 'node:path';

/** How many tests passed, how many failed, and how many failed at first and passed on their second try. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
}

/** As the last line of `npm test` has it. */
export const countText = ({ passed, failed, flaky }: Count): string =>
  `${passed} passed, ${failed} failed, ${flaky} flaky`;

function numberAt(value: unknown, ...path: readonly string[]): number {
  let found = value;
  for (const name of path) {
    found =
      typeof found === 'object' && found !== null
        ? (found as Readonly<Record<string, unknown>>)[name]
        : undefined;
  }
  if (typeof found !== 'number') throw new Error(`The report has no number at ${path.join('.')}.`);
  return found;
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The names of tests that passed on their second try only: Vitest keeps the failure of the first. */
const flakyUnitTests = ({ testResults }: UnitReport): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${fromHere(name)} › ${fullName}`),
  );

/**
 * Reads Vitest's JSON report. A flaky test counts neither as passed nor as failed; a file that could not be run at all counts as one failure.
 * @throws when a number is missing
 */
export function unitCount(report: unknown): Count {
  const failed = numberAt(report, 'numFailedTests');
  const brokenFiles = numberAt(report, 'numFailedTestSuites');
  const flaky = flakyUnitTests(report as UnitReport).length;
  return {
    passed: numberAt(report, 'numPassedTests') - flaky,
    failed: failed === 0 ? brokenFiles : failed,
    flaky,
  };
}

/** Details of Vitest's JSON report, a line each: files that could not be run and tests that failed, ten at most, and flaky tests. */
export function unitRemarks(report: unknown): readonly string[] {
  const { testResults } = report as UnitReport;
  const broken = testResults
    .filter(({ message }) => message !== '')
    .map(({ name, message }) => `Could not be run: ${fromHere(name)}: ${message.split('\n', 1)[0]}`);
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `Failed: ${fromHere(name)} › ${fullName}`),
  );
  return [...firstTen([...broken, ...failed]), ...flakyUnitTests(report as UnitReport).map(flakyRemark)];
}

/** Vitest names the whole path. */
const fromHere = (path: string): string => relative('', path);

/** The last lines are to stay few enough to be seen at once. */
const firstTen = (lines: readonly string[]): readonly string[] =>
  lines.length <= 10 ? lines : [...lines.slice(0, 10), `And ${lines.length - 10} more failed.`];

const flakyRemark = (name: string): string => `Flaky, passed on its second try only: ${name}`;

/**
 * Reads Playwright's JSON report. A flaky test counts neither as passed nor as failed.
 * @throws when a number is missing
 */
export function browserCount(report: unknown): Count {
  return {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected'),
    flaky: numberAt(report, 'stats', 'flaky'),
  };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

const specsOf = (suite: Suite): readonly Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/**
 * Details of Playwright's JSON report, a line each: tests that failed, ten at most, those that failed once and passed on their second try,
 * and how many tests were skipped for which reason.
 */
export function browserRemarks(report: unknown): readonly string[] {
  const tests = specsOf(report as Suite).flatMap(({ file, title, tests: inProjects }) =>
    inProjects.map((test) => ({ ...test, name: `${test.projectName} › ${file} › ${title}` })),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const reasons = Map.groupBy(
    skipped,
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'Without a reason',
  );
  return [
    ...firstTen(failed.map(({ name }) => `Failed: ${name}`)),
    ...flaky.map(({ name }) => flakyRemark(name)),
    ...[...reasons].map(([reason, { length }]) => `${reason}: ${length} tests did not run.`),
  ];
}
