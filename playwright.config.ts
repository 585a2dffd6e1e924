import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './run/chromium.ts';

const executablePath = findChromium(process.env.PLAYWRIGHT_CHROMIUM);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
