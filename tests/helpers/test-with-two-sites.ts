import { test as base, expect } from '@playwright/test';
import { startTwoSites, type TwoSites } from '../proxies/two-sites.ts';
import { doWithout, missing, type WebServer } from '../proxies/web-servers.ts';
import { copyContent } from './other-content.ts';

interface Behind {
  /** A copy of the project's content, for the tests to edit. */
  folder: string;
  two: TwoSites;
}

/**
 * A test on two sites behind a web server with the configuration of `deploy/`. The tests of a file share them; the file
 * keeps them in one worker by `test.describe.configure({ mode: 'default' })`.
 */
export function testWithTwoSites(server: WebServer) {
  const test = base.extend<object, Behind>({
    folder: [
      async ({ browserName: _ }, use) => {
        const { folder, remove } = copyContent();
        await use(folder);
        remove();
      },
      { scope: 'worker' },
    ],
    two: [
      async ({ folder }, use) => {
        const two = await startTwoSites(server, folder);
        await use(two);
        await two.stop();
      },
      { scope: 'worker' },
    ],
  });
  test.skip(doWithout(server), missing(server));
  return test;
}

export { expect };
