import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import { copyContent, makeContent, type OtherContent, writeEntries } from '#tests/helpers/content-folder.ts';
import { type ExportedSite, exportContent } from '#tests/helpers/exported-site.ts';
import { type FileServer, serveFiles } from '#tests/helpers/file-server.ts';
import { startNginx } from '#tests/proxies/nginx.ts';
import { freePort } from '#tests/proxies/server-process.ts';

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
  const walks = Array.from({ length: 25 }, (_, at) => [`eventPage/walk-${at}.md`, walk(at)]);
  writeEntries(copy.folder, Object.fromEntries(walks));
  return copy;
}

async function withFiles(
  content: OtherContent,
  at: Temporal.PlainDateTime | undefined,
  use: (site: SiteAsFiles) => Promise<void>,
): Promise<void> {
  const exported = await exportContent(content.folder, at);
  const host = await serveFiles(exported.root);
  await use({ content, exported, host });
  await host.stop();
  exported.remove();
  content.remove();
}

/** nginx as Debian installs it, with a folder and its page for unknown addresses, and no other rule. */
async function startFileNginx(folder: string): Promise<FileServer> {
  const [port, own] = [await freePort(), mkdtempSync(join(tmpdir(), 'church-nginx-'))];
  const url = `http://127.0.0.1:${port}`;
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; error_page 404 /404.html; }`;
  const { stop } = await startNginx(`include /etc/nginx/mime.types; access_log off; ${server}`, own, url);
  return { url, stop: () => stop().then(() => rmSync(own, { recursive: true })) };
}

/** Playwright's test on the exported demonstration of now, which the tests of a worker share. */
export const test = base.extend<
  object,
  { demonstration: SiteAsFiles; inTwoLanguages: SiteAsFiles; nginx: FileServer }
>({
  demonstration: [
    ({ browserName: _ }, use) => withFiles(demonstrationOfTwoPages(), undefined, use),
    { scope: 'worker' },
  ],
  /** A church in Leipzig, on an evening before Christmas. */
  inTwoLanguages: [
    ({ browserName: _ }, use) =>
      withFiles(makeContent(twoLanguages), Temporal.PlainDateTime.from('2026-12-20T17:30'), use),
    { scope: 'worker' },
  ],
  /** The demonstration on another host. */
  nginx: [
    async ({ demonstration }, use) => {
      const nginx = await startFileNginx(demonstration.exported.root);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demonstration }, use) => use(demonstration.host.url),
});

export { expect };
