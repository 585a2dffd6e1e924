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

/**
 * Reads Vitest's JSON report. A file that could not be run at all counts as one failure.
 * @throws when a number is missing
 */
export function unitCount(report: unknown): Count {
  const failed = numberAt(report, 'numFailedTests');
  const brokenFiles = numberAt(report, 'numFailedTestSuites');
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: failed === 0 ? brokenFiles : failed,
    flaky: 0,
  };
}

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
 * Details of Playwright's JSON report, a line each: tests that failed once and passed on their second try,
 * and how many tests were skipped for which reason.
 */
export function browserRemarks(report: unknown): readonly string[] {
  const tests = specsOf(report as Suite).flatMap(({ file, title, tests: inProjects }) =>
    inProjects.map((test) => ({ ...test, name: `${test.projectName} › ${file} › ${title}` })),
  );
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const reasons = Map.groupBy(
    skipped,
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'Without a reason',
  );
  return [
    ...flaky.map(({ name }) => `Flaky, passed on its second try only: ${name}`),
    ...[...reasons].map(([reason, { length }]) => `${reason}: ${length} tests did not run.`),
  ];
}
