import { type FaultyFile, formatProblem, type Outcome, type Problem } from '../text/problem.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  'left-out': 'It is left out until this is fixed.',
  'last-good': 'It is served as it was before, until this is fixed.',
  served: 'The rest of it is served.',
};

/** What is wrong with one file, as one message: a line for one fault, a heading and a line for each of several. */
export function faultyFileText({ file, outcome, faults }: FaultyFile): string {
  const [first, ...more] = faults.map((fault) => formatProblem({ file, ...fault }));
  if (first === undefined || more.length === 0) return `${first ?? file} ${outcomes[outcome]}`;
  const heading = `${file}: ${faults.length} faults. ${outcomes[outcome]}`;
  return [heading, ...[first, ...more].map((line) => `  ${line}`)].join('\n');
}

/**
 * Logs each faulty file and each warning once while it stays the same, and a file once more when it is fixed.
 * @param log takes one message, which may have several lines
 */
export function createFaultLog(log: (message: string) => void) {
  let logged = new Map<string, string>();
  return (faulty: readonly FaultyFile[], warnings: readonly Problem[]): void => {
    const now = new Map(faulty.map((one) => [one.file, faultyFileText(one)]));
    // A warning stands for itself, and is never fixed.
    for (const warning of warnings.map((one) => `Warning: ${formatProblem(one)}`)) now.set(warning, warning);
    for (const [key, text] of now) if (logged.get(key) !== text) log(text);
    for (const [key, text] of logged) if (key !== text && !now.has(key)) log(`${key}: fixed.`);
    logged = now;
  };
}
