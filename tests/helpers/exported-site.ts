import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pageFiles } from '#scripts/static/addresses.ts';
import { exportSite } from '#scripts/static/export-site.ts';
import { siteUrl, startSiteWithContent } from './site-in-process.ts';

/** A site that was exported for a test. */
export interface ExportedSite {
  /** The folder that a host serves; the site is in the folder of its base. */
  readonly root: string;
  /** The path of its host below which the site is, with a slash at its end. */
  readonly base: string;
  /** The bytes of each file, by its name below the base. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** What the export said of what it left out. */
  readonly warnings: readonly string[];
  remove(): void;
}

/**
 * Exports content as `npm run build:static` does, with the public address of the sites in tests.
 * @param at the time of the church's clock; undefined for now
 * @param address the public address of the host
 */
export async function exportContent(
  folder: string,
  at: Temporal.PlainDateTime | undefined,
  base = '/',
  address = siteUrl,
): Promise<ExportedSite> {
  const root = mkdtempSync(join(tmpdir(), 'church-files-'));
  const warnings: string[] = [];
  const { files } = await exportSite({
    environment: { SITE_URL: address, CONTENT_FOLDER: folder },
    folder: join(root, base).replace(/\/$/, ''),
    warn: (sentence) => void warnings.push(sentence),
    ...{ base, at },
  });
  return { root, base, files, warnings, remove: () => rmSync(root, { recursive: true }) };
}

/** The line with which an exported page says when it was made. */
const asOf = /<p class="[^"]*">(?:As of|Stand:) [^<]*<\/p>/;

/** The markup of a page, but for its policy, which is among the headers on a server, and for the data with which it hydrates. */
const shown = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(/<template>.*/s, '');

/**
 * Holds every page of the server's site maps, and some other files, against what a server answers from the same content at the same instant.
 * @param folder that of the content
 * @param others the names of further files, which are the same
 * @returns how many pages there are, and how many say when they were made
 */
export async function compareWithServer(
  { files }: ExportedSite,
  folder: string,
  siteMaps: readonly string[],
  others: readonly string[] = [],
): Promise<{ pages: number; withLine: number }> {
  const published = JSON.parse(`${files.get('published.json')}`);
  const clock = () => Temporal.Instant.from(published.asOf);
  const { site, stop } = await startSiteWithContent(folder, undefined, clock);
  const fetched = async (path: string) => (await fetch(site.url + path)).text();
  const found = { pages: 0, withLine: 0 };
  for (const name of [...siteMaps, ...others])
    expect.soft(Buffer.from(files.get(name) ?? '').toString(), name).toBe(await fetched(`/${name}`));
  for (const siteMap of siteMaps)
    for (const [, address = ''] of `${files.get(siteMap)}`.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const path = address.slice(siteUrl.length);
      const file = `${files.get(pageFiles(path).document)}`;
      found.pages += 1;
      found.withLine += asOf.test(file) ? 1 : 0;
      expect.soft(shown(file).replace(asOf, ''), path).toBe(shown(await fetched(path || '/')));
    }
  await stop();
  return found;
}
