import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import { addGerman, copyContent } from '#tests/helpers/content-folder.ts';
import { exportContent } from '#tests/helpers/exported-site.ts';
import { serveFiles } from '#tests/helpers/file-server.ts';
import { startSiteWithContent } from '#tests/helpers/site-in-process.ts';

/** When the site is exported: nobody makes it again. */
export const made = Temporal.ZonedDateTime.from('2026-11-26T09:00[Europe/London]');

interface Exported {
  /** The address of a host of its files, and the folder of its content. */
  exported: { readonly url: string; readonly content: string };
}

interface Served {
  /** A page as a server has it from the same content at an instant, which is never earlier than the last. */
  served: (path: string, at: Temporal.Instant) => Promise<string>;
}

/** The demonstration with words in German as well; a notice and choir practice end with Saturday. */
function contentThatEnds() {
  const copy = copyContent();
  addGerman(copy.folder);
  const entries = join(copy.folder, 'entries');
  const choir = join(entries, 'eventPage/choir-practice.md');
  writeFileSync(choir, readFileSync(choir, 'utf8').replace('---\n', '---\nshowUntil: 2026-11-28\n'));
  const notice = '---\ntitle: Ice\ntext: The steps are icy.\nfrom: 2026-11-20\nuntil: 2026-11-28\n---\n';
  writeFileSync(join(entries, 'notice/ice.md'), notice);
  return copy;
}

/** A test on the files of an exported site, which the tests of a file share. */
export const test = base.extend<Served, Exported>({
  exported: [
    async ({ browserName: _ }, use) => {
      const content = contentThatEnds();
      const { root, remove } = await exportContent(content.folder, made.toPlainDateTime());
      const host = await serveFiles(root);
      await use({ url: host.url, content: content.folder });
      await host.stop();
      remove();
      content.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ exported }, use) => use(exported.url),
  served: async ({ exported }, use) => {
    let now = made.toInstant();
    const { site, stop } = await startSiteWithContent(exported.content, undefined, () => now);
    await use(async (path, at) => {
      now = at;
      return (await fetch(site.url + path)).text();
    });
    await stop();
  },
});

export { expect };
