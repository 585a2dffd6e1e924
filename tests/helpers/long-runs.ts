import fc from 'fast-check';

const isLong = process.env.LONG_RUNS === '1';

/**
 * The seed of every random test. `npm test` has always the same one, so that it tries the same cases each time; `npm run test:long` has
 * another each time, prints it in its first lines, and repeats a run by `LONG_RUNS_SEED`.
 */
export const seed = Number(process.env.LONG_RUNS_SEED ?? 26);

/**
 * How many random cases a test tries: `long` in `npm run test:long`, which runs each file that imports this one; a twentieth of them, at
 * least one, in `npm test`. For example `fc.assert(…, { numRuns: runs(2000) })`.
 */
export function runs(long: number): number {
  return isLong ? long : Math.max(1, Math.floor(long / 20));
}

/** The cases of a list that a test tries: all in `npm run test:long`, every third in `npm test`, where each of them costs seconds. */
export function someOf<Case>(cases: readonly Case[]): readonly Case[] {
  return cases.filter((_, index) => isLong || index % 3 === 0);
}

// For properties that name no seed; one that fails prints the seed and the path to its case. Vitest runs this file before each test file.
fc.configureGlobal({ seed });
