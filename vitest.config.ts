import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content-service,site,run,tests/contract}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Some tests start processes; on a busy machine that takes its time, and none of them asserts a speed.
    testTimeout: 60_000,
  },
});
