import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltFiles } from '#server/http/built-files.ts';
import { pictureRenderer } from '#server/pictures/pictures.ts';
import { refuseUnsafeContent } from '#server/refuse-unsafe-content.ts';
import type { SiteBuild } from '#server/render.ts';
import { securityTxtFiles } from '#server/security/security-txt.ts';
import { type Environment, misspeltSettings, SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { buildSite } from '../build.ts';
import { buildFolder } from '../build-stamp.ts';
import { readOutageText } from '../content/content-files.ts';
import { contentFolder } from '../content/content-folder.ts';
import { fileName } from './addresses.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { readPublished } from './read-content.ts';
import { type Files, renderFiles } from './render-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface ExportOptions {
  readonly environment: Environment;
  /** The path of its host below which the site is, with a slash at its start and end. */
  readonly base: string;
  /** The time of the church's clock at which it is made; undefined for now. */
  readonly at: Temporal.PlainDateTime | undefined;
  /** The folder that is written anew. */
  readonly folder: string;
  /** Gets a sentence about each thing that is left out. */
  readonly warn: (sentence: string) => void;
}

/** Writes a new folder in place of the last one, which stays when something fails. */
async function replaceFolder(folder: string, files: Files): Promise<void> {
  const [fresh, last] = [`${folder}.new`, `${folder}.last`];
  for (const left of [fresh, last]) await rm(left, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    const file = join(fresh, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  if (existsSync(folder)) await rename(folder, last);
  await rename(fresh, folder);
  await rm(last, { recursive: true, force: true });
}

/** The files of typefaces that the church has not chosen, which its style sheet does not name. */
function unusedFonts(files: Files): readonly string[] {
  const all = [...files];
  const sheets = all.flatMap(([name, file]) => (name.startsWith('palettes/') ? Buffer.from(file) : []));
  return all
    .map(([name]) => name)
    .filter((name) => name.endsWith('.woff2') && !sheets.some((sheet) => sheet.includes(name)));
}

/**
 * Writes the site at one instant as files.
 * @returns what was written, and until when all of it is true, in the church's time zone; undefined for ever
 * @throws SettingsError, ContentError or ExportFailed; the folder is then as it was
 */
export async function exportSite({ environment, base, at, folder, warn }: ExportOptions) {
  const settings = parseSettings(environment);
  for (const { written, meant } of misspeltSettings(environment))
    warn(`${written} is no setting of the site: did you mean ${meant}?`);
  if (settings.siteUrl === undefined)
    throw new SettingsError(
      'SITE_URL is missing: pages name their public address, so write it before the command, such as SITE_URL=https://church.example.org npm run build:static.',
    );
  const siteUrl = settings.siteUrl + base.slice(0, -1);
  const from = contentFolder(environment);
  const outage = await readOutageText(from);
  const published = await readPublished({ ...settings, siteUrl }, { folder: from, outage, at }, warn);
  const { content, now, placeOf, fetchPicture } = published;
  await refuseUnsafeContent(published, siteUrl, placeOf && { placeOf });
  await buildSite(base);
  const build: SiteBuild = await import(join(root, buildFolder(base), 'server/index.js'));
  const built = readBuiltFiles(join(root, buildFolder(base), 'client'));
  const known = [...built, ...securityTxtFiles(settings.securityContact, siteUrl, now)];
  const files: Files = new Map(known.map(([path, { bytes }]) => [fileName(path), bytes]));
  // No old address may take the name of a file that is written below. Without .nojekyll GitHub Pages leaves out files whose names begin
  // with an underscore, when it publishes a branch.
  for (const name of ['published.json', '_headers', '_redirects', '.nojekyll']) files.set(name, '');
  const pictures = { ...pictureRenderer, fetch: fetchPicture };
  const { validUntil, redirects } = await renderFiles({
    ...{ build, content, files, base, warn, siteUrl, now, outage, pictures },
  });
  for (const name of unusedFonts(files)) files.delete(name);
  files.set('published.json', `${JSON.stringify({ asOf: now, validUntil: validUntil ?? null })}\n`);
  files.set('_headers', headersFile(siteUrl, base));
  files.set('_redirects', redirectsFile(redirects));
  await replaceFolder(folder, files);
  return { files, validUntil: validUntil?.toZonedDateTimeISO(content.locale.zone) };
}
