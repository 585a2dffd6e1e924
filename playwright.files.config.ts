import { defineConfig } from '@playwright/test';
import config, { filesSpecs, pageSpecs } from './playwright.config.ts';

/** Those that run on a server too: another part of the site may break what they ask, or a fault in them is too grave to be seen late. */
const specs = [
  'accessibility/axe',
  'navigation/offline',
  'pages/{metadata,pages,pictures,safeguarding}',
  'security/{permissions,privacy}',
]
  .map((name) => `**/tests/e2e/${name}.spec.ts`)
  .concat(pageSpecs);

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
