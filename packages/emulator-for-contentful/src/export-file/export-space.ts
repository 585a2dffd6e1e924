import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { StoredFile } from '../assets/stored-file.ts';
import { localPath } from '../import/asset-bytes.ts';
import { type AssetFile, type Space, withFiles } from '../model/space.ts';
import { sortedSpace } from './sorted-space.ts';

/** A space, and the files of its assets by their URLs. */
interface Exportable {
  readonly space: Space;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** The origin in the URLs of files that are copied to the disk for the importer. The reserved domain never resolves (RFC 2606 §2). */
export const unreachableOrigin = 'https://assets.invalid';

/**
 * Writes an export atomically.
 * @param options.origin where the files of the assets can be fetched; if undefined, they are copied to the folder of the export, by host and path
 * @returns how many files were copied
 */
export async function exportSpace(
  content: Exportable,
  { file, origin = unreachableOrigin }: { readonly file: string; readonly origin: string | undefined },
): Promise<{ readonly copied: number }> {
  const folder = dirname(resolve(file));
  await mkdir(folder, { recursive: true });
  let copied = 0;
  for (const asset of origin === unreachableOrigin ? content.space.assets : [])
    for (const one of Object.values(asset.fields.file ?? {})) {
      const stored = content.files.get(one?.url);
      const place = stored && localPath(folder, withUrl(one, stored, origin).url);
      if (stored === undefined || place === undefined) continue;
      await mkdir(dirname(place), { recursive: true });
      await copyFile(stored.path, place);
      copied += 1;
    }
  await writeFile(`${file}.unfinished`, exportText(content, origin));
  await rename(`${file}.unfinished`, file);
  return { copied };
}

/**
 * Writes a space as `contentful-export` does (RULES.md §5). The same content always gives the same text: entities are
 * sorted by id, properties alphabetically.
 * @param origin where this service's files can be fetched: `https://church.example`
 */
export function exportText({ space, files }: Exportable, origin: string): string {
  const assets = space.assets.map((asset) =>
    withFiles(asset, (file) => withUrl(file, files.get(file?.url), origin)),
  );
  const { others, ...sorted } = sortedSpace({ ...space, assets });
  return `${JSON.stringify({ ...sorted, ...others }, null, 2)}\n`;
}

/** An imported file keeps its metadata at Contentful as long as it has the same bytes. */
function withUrl(file: AssetFile, stored: StoredFile | undefined, origin: string): AssetFile {
  return stored === undefined ? file : (stored.origin ?? { ...file, url: `${origin}${file.url}` });
}
