import { type Command, startCommand } from './command.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { test as base, expect } from './test.ts';

/** A token that can be recognised wherever it turns up. */
export const canary = 'canary-token-7f3a9c51e0';

interface SecondSite {
  /** What the second site asks for its content. */
  standIn: StandIn;
  /** The second site's process; `baseURL` is its address. */
  site: Command;
  /** Further settings of the second site. */
  settings: Readonly<Record<string, string>>;
}

/** A test on a site of its own, whose content comes from a stand-in that the test commands. */
export const test = base.extend<SecondSite>({
  settings: [{}, { option: true }],
  standIn: async ({ browserName: _ }, use) => {
    const standIn = await startStandIn();
    await use(standIn);
    await standIn.close();
  },
  site: async ({ standIn, settings }, use) => {
    const site = startCommand(process.execPath, ['site/server/main.ts'], {
      CONTENT_ENDPOINT: standIn.endpoint,
      CONTENT_SPACE: 'another-space',
      CONTENT_ENVIRONMENT: 'another-environment',
      CONTENT_TOKEN: canary,
      // Every page asks, so that a test sees at once what it has made the stand-in say.
      CONTENT_MAX_AGE: '0',
      ...settings,
    });
    await use(site);
    await site.stop('SIGKILL');
  },
  baseURL: async ({ site }, use) => use(await site.said(/"site-ready","url":"([^"]+)"/)),
});

export { expect };
