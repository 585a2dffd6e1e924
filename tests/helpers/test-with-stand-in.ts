import { type Command, startCommand } from './command.ts';
import { phone } from './site-map.ts';
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

/** Starts a site whose content comes from a stand-in. */
export const startSecondSite = (
  { endpoint }: StandIn,
  settings: Readonly<Record<string, string>> = {},
): Command =>
  startCommand(process.execPath, ['server/main.ts'], {
    CONTENT_ENDPOINT: endpoint,
    CONTENT_SPACE: 'another-space',
    CONTENT_ENVIRONMENT: 'another-environment',
    CONTENT_TOKEN: canary,
    // Every page asks, so that a test sees at once what it has made the stand-in say.
    CONTENT_MAX_AGE: '0',
    ...settings,
  });

/** A test on a site of its own, whose content comes from a stand-in that the test commands. */
export const test = base.extend<SecondSite>({
  // The menu is closed, so that a page asks for no more pages than the test opens.
  viewport: phone,
  settings: [{}, { option: true }],
  standIn: async ({ browserName: _ }, use) => {
    const standIn = await startStandIn();
    await use(standIn);
    await standIn.close();
  },
  site: async ({ standIn, settings }, use) => {
    const site = startSecondSite(standIn, settings);
    await use(site);
    await site.stop('SIGKILL');
  },
  baseURL: async ({ site }, use) => use(await site.said(/"site-ready","url":"([^"]+)"/)),
});

export { expect };
