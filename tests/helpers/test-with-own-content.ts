import { type Command, startCommand } from './command.ts';
import { copyContent } from './other-content.ts';
import { test as base, expect } from './test.ts';

interface OwnContent {
  /** A copy of the project's content, for the tests to edit. */
  folder: string;
  /** The whole site as `npm start` starts it, with that content. */
  start: Command;
}

/**
 * A test on the whole site, with a copy of the content to edit. The tests of a file share them; the file keeps them in one
 * worker by `test.describe.configure({ mode: 'default' })`.
 * @param settings further settings of the site
 * @param prepare edits the copy before the site starts
 */
export function testWithOwnContent(
  settings: Readonly<Record<string, string>> = {},
  prepare: (folder: string) => void = () => {},
) {
  return base.extend<object, OwnContent>({
    folder: [
      async ({ browserName: _ }, use) => {
        const { folder, remove } = copyContent();
        prepare(folder);
        await use(folder);
        remove();
      },
      { scope: 'worker' },
    ],
    start: [
      async ({ folder }, use) => {
        const start = startCommand(process.execPath, ['scripts/start.ts'], {
          CONTENT_FOLDER: folder,
          ...settings,
        });
        await use(start);
        await start.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ start }, use) => use(await start.said(/The site is at (\S+)/)),
  });
}

export { expect };
