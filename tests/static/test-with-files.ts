import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import { copyContent, makeContent, type OtherContent, writeEntries } from '#tests/helpers/content-folder.ts';
import { type ExportedSite, exportContent } from '#tests/helpers/exported-site.ts';
import { type FileServer, serveByNginx, serveFiles } from '#tests/helpers/file-server.ts';

/** A site as files, the content that it was made from, and a host of files that has it. */
export interface SiteAsFiles {
  readonly content: OtherContent;
  readonly exported: ExportedSite;
  readonly host: FileServer;
}

/** The demonstration with a few events more, so that Whats On has a second page. */
export function demonstrationOfTwoPages(): OtherContent {
  const copy = copyContent();
  const walk = (number: number) => `---
slug: walk-${number}
title: Walk ${number}
summary: A walk.
repeats: every Saturday
firstDate: 2026-01-03
startTime: "10:00"
---
`;
  const walks = Array.from({ length: 40 }, (_, at) => [`eventPage/walk-${at}.md`, walk(at)]);
  writeEntries(copy.folder, Object.fromEntries(walks));
  return copy;
}

async function withFiles(
  content: OtherContent,
  at: Temporal.PlainDateTime | undefined,
  base: string,
  use: (site: SiteAsFiles) => Promise<void>,
): Promise<void> {
  const exported = await exportContent(content.folder, at, base);
  const host = await serveFiles(exported.root, base);
  await use({ content, exported, host });
  await host.stop();
  exported.remove();
  content.remove();
}

/** Playwright's test on the exported demonstration of now, which the tests of a worker share. */
export const test = base.extend<
  object,
  { base: string; demonstration: SiteAsFiles; inTwoLanguages: SiteAsFiles; nginx: FileServer }
>({
  /** The path of its host below which the site is (`playwright.files.config.ts`). */
  base: ['/', { option: true, scope: 'worker' }],
  demonstration: [
    ({ base }, use) => withFiles(demonstrationOfTwoPages(), undefined, base, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  /** A church in Leipzig, on an evening before Christmas. */
  inTwoLanguages: [
    ({ base }, use) =>
      withFiles(makeContent(twoLanguages), Temporal.PlainDateTime.from('2026-12-20T17:30'), base, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  /** The demonstration on another host. */
  nginx: [
    async ({ demonstration }, use) => {
      const nginx = await serveByNginx(demonstration.exported.root);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ demonstration, base }, use) => use(demonstration.host.url + base),
});

export { expect };
