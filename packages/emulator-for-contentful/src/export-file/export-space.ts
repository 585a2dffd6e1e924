import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { placeOf } from '../import/asset-bytes.ts';
import { type Exportable, exportedFiles, exportText } from './export-text.ts';

/**
 * The host in the addresses of files that are not served. It can never be reached (RFC 2606 §2): the importer is to take
 * the files from the disk.
 */
export const UNREACHABLE_ORIGIN = 'https://assets.invalid';

/**
 * Writes an export, whole or not at all.
 * @param options.origin where the files of the assets can be fetched; undefined: they are copied beside the export, by host and path
 * @returns how many files were copied
 */
export async function exportSpace(
  content: Exportable,
  { file, origin = UNREACHABLE_ORIGIN }: { readonly file: string; readonly origin: string | undefined },
): Promise<{ readonly copied: number }> {
  const folder = dirname(resolve(file));
  await mkdir(folder, { recursive: true });
  let copied = 0;
  for (const { url, stored } of origin === UNREACHABLE_ORIGIN ? exportedFiles(content, origin) : []) {
    const place = placeOf(folder, url);
    if (place === undefined) continue;
    await mkdir(dirname(place), { recursive: true });
    await copyFile(stored.path, place);
    copied += 1;
  }
  await writeFile(`${file}.unfinished`, exportText(content, origin));
  await rename(`${file}.unfinished`, file);
  return { copied };
}
