import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content-service,site,run,tests/contract}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
