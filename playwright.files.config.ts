import { defineConfig } from '@playwright/test';
import config, { filesSpecs } from './playwright.config.ts';

/** The browser tests of pages that need no server. */
const specs = [
  'accessibility/{axe,every-page,focus,forced-colours,own-settings,reflow,targets}',
  'navigation/{exit-this-page,layout,menu{,-folds,-keyboard,-overlay},offline,path-change,scrollbars,transitions}',
  'pages/{any-day,cards,coming-up,contact,donate,late-font,metadata,on-a-phone,pages,palettes,pictures,print,safeguarding,statements,ten-tasks,valid-html,wide-screens,without-scripts}',
  'security/{permissions,privacy}',
].map((name) => `**/tests/e2e/${name}.spec.ts`);

/** Those of the other engines. */
const engineSpecs =
  '**/tests/engines/{cards-and-links,every-page,layout,leaving,offline,overlay,path-change,prefetch}.spec.ts';

/**
 * `npm run test:files`: the tests of the exported site, and those of the running site that need no server, on the exported one, which
 * nginx serves.
 */
export default defineConfig<object, { base: string }>({
  ...config,
  // What only a server does: types and headers, other host names, other sizes of pictures.
  grepInvert: /@server/,
  globalSetup: './tests/static/global-setup.ts',
  projects: [
    ...(config.projects ?? [])
      .filter(({ name }) => name === 'firefox' || name === 'webkit')
      .map((project) => ({ ...project, testMatch: engineSpecs })),
    // One worker exports the site once more, for hosts without rules, and browses it.
    { name: 'files', testMatch: filesSpecs, workers: 1 },
    // A page of a project on GitHub is below a path of its host.
    {
      name: 'below a path',
      testMatch: '**/tests/static/browsing.spec.ts',
      workers: 1,
      use: { base: '/church/' },
    },
    { name: 'chromium', testMatch: specs },
  ],
});
