import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { type Mutant, mutated } from './mutants.ts';

/** A fault in a source, for the tests to find; without one they are to pass. */
export interface Trial {
  readonly file: string;
  readonly mutant: Mutant | undefined;
}

let trial: Trial | undefined;

/** Tests see the fault, but the file stays as it is: a run that is interrupted leaves nothing behind. */
const mutation = {
  name: 'mutation',
  enforce: 'pre',
  load: (id: string) =>
    trial?.mutant && id === resolve(trial.file) ? mutated(readFileSync(id, 'utf8'), trial.mutant) : undefined,
} as const;

const vitest = await createVitest(
  {
    watch: false,
    include: process.argv.slice(2),
    maxWorkers: 1,
    bail: 1,
    retry: 0,
    testTimeout: 5000,
    reporters: [{}],
    // It would keep a source as it was before the fault.
    fsModuleCache: false,
  },
  { plugins: [mutation] },
);
const specifications = await vitest.globTestSpecifications();

/** Whether a test fails, or a file of tests cannot be run. */
async function fails(): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((each) => !each.ok());
}

process.on('message', async (next: Trial) => {
  if (trial) vitest.invalidateFile(resolve(trial.file));
  trial = next;
  vitest.invalidateFile(resolve(trial.file));
  process.send?.(await fails());
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
