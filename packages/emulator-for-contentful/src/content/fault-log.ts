import { type FaultyFile, formatProblem, type Outcome, type Problem } from '../text/content-fault.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  'left-out': 'It is left out until this is fixed.',
  'last-good': 'Its last good version is served until this is fixed.',
  served: 'The rest of it is served.',
};

/** The faults of one file as one message: one line for a single fault, a heading and a line for each of several. */
export function faultyFileText({ file, outcome, faults }: FaultyFile): string {
  const [first, ...more] = faults.map((fault) => formatProblem({ file, ...fault }));
  if (first === undefined || more.length === 0) return `${first ?? file} ${outcomes[outcome]}`;
  const heading = `${file}: ${faults.length} faults. ${outcomes[outcome]}`;
  return [heading, ...[first, ...more].map((line) => `  ${line}`)].join('\n');
}

/**
 * Logs a faulty file when its faults change and when it is fixed, and each warning once.
 * @param log takes one message, which may have several lines
 */
export function createFaultLog(log: (message: string) => void) {
  let logged = new Map<string, string>();
  return (faulty: readonly FaultyFile[], warnings: readonly Problem[]): void => {
    const now = new Map(faulty.map((one) => [one.file, faultyFileText(one)]));
    // The key of a warning is its own text, so that it is never logged as fixed.
    for (const warning of warnings.map((one) => `Warning: ${formatProblem(one)}`)) now.set(warning, warning);
    for (const [key, text] of now) if (logged.get(key) !== text) log(text);
    for (const [key, text] of logged) if (key !== text && !now.has(key)) log(`${key}: fixed.`);
    logged = now;
  };
}
