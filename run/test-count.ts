/** How many tests held and how many did not. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

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
  return { passed: numberAt(report, 'numPassedTests'), failed: failed === 0 ? brokenFiles : failed };
}

/**
 * Reads Playwright's JSON report. A test may hold on its second try: a machine that is busy with other things can make a
 * browser late once, a fault of ours fails twice. Playwright names such tests.
 * @throws when a number is missing
 */
export function browserCount(report: unknown): Count {
  return {
    passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
    failed: numberAt(report, 'stats', 'unexpected'),
  };
}
