import { type FaultyFile, formatProblem, type Outcome } from './text/problem.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  'left-out': 'It is left out until this is mended.',
  'last-good': 'It is served as it was before, until this is mended.',
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
 * Tells of faulty files, each once for as long as it stays as it is, and once when it is mended.
 * @param say takes one message, which may have several lines
 */
export function createFaultLog(log: (message: string) => void): (faulty: readonly FaultyFile[]) => void {
  let told = new Map<string, string>();
  return (faulty) => {
    const now = new Map(faulty.map((one) => [one.file, faultyFileText(one)]));
    for (const [file, text] of now) if (told.get(file) !== text) log(text);
    for (const file of told.keys()) if (!now.has(file)) log(`${file}: mended.`);
    told = now;
  };
}
