import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { wordFilesPlugin } from './app/language/vite-plugin-word-files.ts';

const tests = ['{app,cms,domain,editorial,languages,packages,scripts,server,tests}/**/*.test.{ts,tsx}'];

/** Folders whose tests start git and other programs, again and again. */
const startsPrograms =
  /\/(?:content-editor|emulator-for-contentful|editorial\/(?:forms|start)|proxies|scripts)\//;

/**
 * Tests that start programs come first, while the test processes are small: a start takes 3 ms from a process of 50 MB, and 38 ms from
 * one of 650 MB. Within both halves the files run in another order each time, so that state of a module that leaks from one to the next
 * does not stay hidden; `--sequence.seed` repeats an order.
 */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      `${startsPrograms.test(moduleId) ? 0 : 1}${hash('sha1', this.ctx.config.sequence.seed + moduleId)}`;
    return files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  }
}

/** `npm run test:long` has the mode `long`: the files that ask `runs(…)` how many random cases to try, with a new seed each time. */
function longRuns() {
  const seed = Number(process.env.LONG_RUNS_SEED ?? Date.now() % 2 ** 31);
  return {
    include: globSync(tests).filter((file) => readFileSync(file, 'utf8').includes('helpers/long-runs.ts')),
    env: { CONTENT_FOLDER: 'content', LONG_RUNS: '1', LONG_RUNS_SEED: String(seed) },
    // Vitest prints this seed in its first lines.
    sequence: { shuffle: { files: true, tests: false }, sequencer: ProgramsFirst, seed },
    // A case that fails by chance is a fault that has been found.
    retry: 0,
    testTimeout: 300_000,
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [wordFilesPlugin()],
  test: {
    include: tests,
    setupFiles: ['tests/helpers/long-runs.ts'],
    // The server answers with them; no other style sheet is read by a unit test.
    css: { include: /styles\/generated/ },
    restoreMocks: true,
    // The demonstration's content, also on a machine with a church's own.
    env: { CONTENT_FOLDER: 'content' },
    // One process serves many files, which takes half the time of a new one for each.
    isolate: false,
    // Some tests wait for timeouts or other processes, so that one worker more than processors keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    // Vitest prints the seed of a shuffled order only.
    sequence: { shuffle: { files: true, tests: false }, sequencer: ProgramsFirst },
    // Some tests start processes; on a busy machine that takes its time, and none of them asserts a speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As of browser tests: one late process counts as flaky, and is named in the last lines of `npm test`.
    retry: 1,
    ...(mode === 'long' && longRuns()),
  },
}));
