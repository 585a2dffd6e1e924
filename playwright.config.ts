import { defineConfig } from '@playwright/test';
import { compileCache } from './scripts/child-process.ts';
import { desktop } from './tests/fixtures/site-map.ts';
import { chromiumFlags, findChromium } from './tests/tools/chromium.ts';
import type { EngineName } from './tests/tools/engines.ts';

const executablePath = findChromium(process.env.PLAYWRIGHT_CHROMIUM);

// For sites within a spec's own process: React's development build is much slower.
process.env.NODE_ENV = 'production';
// The demonstration's content, also on a machine with a church's own.
process.env.CONTENT_FOLDER = 'content';
// Every worker loads the tests and the built site.
process.env.NODE_COMPILE_CACHE = compileCache;

/** The tests that also run in engines that Playwright does not drive, and need a server. */
const engineSpecs = '**/tests/engines/{editing,editing-sign-in,page-beside,second-language}.spec.ts';

/** How pages look, read and move, which is the same on a server: `playwright.files.config.ts` runs these, on the exported site. */
export const pageSpecs = [
  'accessibility/!(axe)',
  'navigation/{exit-this-page,layout,menu,menu-folds,menu-keyboard,menu-overlay,path-change,scrollbars,transitions}',
  'pages/{any-day,cards,coming-up,contact,donate,headings,late-font,on-a-phone,palettes,print}',
  'pages/{statements,ten-tasks,valid-html,wide-logo,wide-screens,without-scripts}',
].map((name) => `**/tests/e2e/${name}.spec.ts`);

/** The tests of the exported site, which `playwright.files.config.ts` runs. */
export const filesSpecs = '**/tests/static/*.spec.ts';

/** The tests of a proxy before two sites. */
const proxySpecs = '**/two-sites-*.spec.ts';

export default defineConfig<object, { engineName: 'chromium' | EngineName }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/fixtures/global-setup.ts',
  // Single tests of what is the same on a server and takes long: `playwright.files.config.ts` runs them.
  grepInvert: /@files/,
  // Node.js reads TypeScript itself; Playwright would translate the built site anew in every worker, for a second or two.
  build: { external: ['**/*'] },
  fullyParallel: true,
  forbidOnly: true,
  // Two for each processor of CI: half of their time they wait for a page, a clock or another process.
  workers: 4,
  // A busy machine can make a browser late once; such a test is listed in the last lines of `npm test`.
  retries: 1,
  // No test asserts a speed, so a busy machine may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // First those that take long one after another, so that all workers end at about the same time.
  projects: [
    // They wait for most of their time, and need no browser. Each floods its server, so that no two run at once.
    { name: 'proxies', testMatch: proxySpecs, workers: 1 },
    // One test after another in one browser, which takes long to start.
    {
      name: 'firefox',
      testMatch: engineSpecs,
      workers: 1,
      fullyParallel: false,
      use: { engineName: 'firefox' },
    },
    {
      name: 'webkit',
      testMatch: engineSpecs,
      workers: 1,
      fullyParallel: false,
      use: { engineName: 'webkit' },
    },
    // tests/e2e covers all of the engines' tests in Chromium; one runs there too, to check its driver.
    {
      name: 'chromium',
      testIgnore: ['**/tests/engines/!(leaving).spec.ts', proxySpecs, filesSpecs, ...pageSpecs],
    },
  ],
  use: {
    viewport: desktop,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
