import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './run/chromium.ts';
import { desktop } from './tests/support/site-map.ts';

const executablePath = findChromium(process.env.PLAYWRIGHT_CHROMIUM);

// For sites within a spec's own process: React is slower by far when it looks for mistakes.
process.env.NODE_ENV = 'production';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // Such a machine can make a browser late once; a test that fails twice has found something.
  retries: 1,
  // No test asserts a speed; on a busy machine each may take its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: desktop,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
