import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { localPath } from '../import/asset-bytes.ts';
import { type Exportable, exportedFiles, exportText } from './export-text.ts';

/**
 * The origin in the URLs of files that are copied to the disk for the importer. The reserved domain never resolves
 * (RFC 2606 §2).
 */
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
  for (const { url, stored } of origin === unreachableOrigin ? exportedFiles(content, origin) : []) {
    const place = localPath(folder, url);
    if (place === undefined) continue;
    await mkdir(dirname(place), { recursive: true });
    await copyFile(stored.path, place);
    copied += 1;
  }
  await writeFile(`${file}.unfinished`, exportText(content, origin));
  await rename(`${file}.unfinished`, file);
  return { copied };
}
