import { type Command, startCommand } from './command.ts';
import { embedded } from './content.ts';
import { makeContent } from './other-content.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { test as base } from './test.ts';
import { expect, startSecondSite } from './test-with-stand-in.ts';

interface SharedSite {
  /** What the site asks, which passes on to a content service with these entries. */
  standIn: StandIn;
  /** The site's process; `baseURL` is its address. */
  site: Command;
}

/**
 * A test on a site of its own, with content of its own. The tests of a file share it, so that none may change it;
 * the file keeps them in one worker by `test.describe.configure({ mode: 'default' })`.
 * @param entries the text of each entry file, by its name below `entries/`
 * @param space where in the content service they are, with the environment
 */
export function testWithContent(
  entries: Readonly<Record<string, string>>,
  { space, environment } = { space: embedded.space as string, environment: embedded.environment as string },
) {
  return base.extend<object, SharedSite>({
    standIn: [
      async ({ browserName: _ }, use) => {
        const content = makeContent(entries);
        const service = startCommand(process.execPath, ['packages/emulator-for-contentful/src/main.ts'], {
          CONTENT_PORT: '0',
          CONTENT_FOLDER: content.folder,
          CONTENT_SPACE: space,
          CONTENT_ENVIRONMENT: environment,
          CONTENT_TOKEN: embedded.token,
        });
        const url = await service.said(/"url":"([^"]+)"/);
        const standIn = await startStandIn(`${url}/spaces/${space}/environments/${environment}`);
        await use(standIn);
        await standIn.close();
        await service.stop('SIGKILL');
        content.remove();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ standIn }, use) => {
        const site = startSecondSite(standIn);
        await use(site);
        await site.stop('SIGKILL');
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ site }, use) => use(await site.said(/"site-ready","url":"([^"]+)"/)),
  });
}

export { expect };
