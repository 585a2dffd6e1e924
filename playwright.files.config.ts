import { defineConfig } from '@playwright/test';
import config, { filesSpecs, layoutSpecs } from './playwright.config.ts';

/** The browser tests of pages that need no server. */
const specs = [
  'accessibility/{axe,every-page,forced-colours,reflow}',
  'navigation/{exit-this-page,menu,menu-keyboard,offline}',
  'pages/{coming-up,contact,donate,metadata,pages,pictures,safeguarding,statements,valid-html,without-scripts}',
  'security/{permissions,privacy}',
]
  .map((name) => `**/tests/e2e/${name}.spec.ts`)
  .concat(layoutSpecs);

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
