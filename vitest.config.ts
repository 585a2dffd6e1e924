import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,cms,content-check,domain,packages,scripts,server,tests}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // No test changes what another could see, so that a process serves many files: half the time.
    isolate: false,
    // Some tests start processes; on a busy machine that takes its time, and none of them asserts a speed.
    testTimeout: 60_000,
  },
});
