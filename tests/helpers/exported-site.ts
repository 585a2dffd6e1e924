import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '#scripts/static/export-site.ts';
import { siteUrl } from './site-in-process.ts';

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
