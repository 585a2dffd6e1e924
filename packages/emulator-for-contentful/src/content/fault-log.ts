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
 * Logs each faulty file once while it stays the same, and once when it is fixed.
 * @param log takes one message, which may have several lines
 */
export function createFaultLog(log: (message: string) => void): (faulty: readonly FaultyFile[]) => void {
  let logged = new Map<string, string>();
  return (faulty) => {
    const now = new Map(faulty.map((one) => [one.file, faultyFileText(one)]));
    for (const [file, text] of now) if (logged.get(file) !== text) log(text);
    for (const file of logged.keys()) if (!now.has(file)) log(`${file}: fixed.`);
    logged = now;
  };
}

/** Logs each warning once for as long as it stays. */
export function createWarningLog(log: (message: string) => void): (warnings: readonly Problem[]) => void {
  let logged = new Set<string>();
  return (warnings) => {
    const now = new Set(warnings.map((warning) => `Warning: ${formatProblem(warning)}`));
    for (const text of now.difference(logged)) log(text);
    logged = now;
  };
}
