import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ContentError, faultsIn, isSound } from '../content/content-reading.ts';
import { exportText } from '../export-file/export-space.ts';
import { readExport } from '../export-file/read-export.ts';
import { undefinedIfAbsent } from '../folder/disk.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import type { Space } from '../model/space.ts';
import { formatProblem } from '../text/content-fault.ts';
import { findBytesOf } from './asset-bytes.ts';
import { folderFiles } from './write-folder.ts';

export interface ImportOptions {
  readonly file: string;
  /** The path of the content folder, which must not exist or must be empty. */
  readonly folder: string;
  /** Whether to download files of assets that are not in the folder of the export. */
  readonly fetching: boolean;
  readonly log: (line: string) => void;
}

/**
 * Creates a content folder from an export, atomically: it is written to a temporary folder, read back, compared with the
 * export and then renamed.
 * @throws ContentError
 */
export async function importSpace({ file, folder, fetching, log }: ImportOptions): Promise<Space> {
  const reading = await readExport(file);
  if (!isSound(reading)) throw new ContentError(faultsIn(reading).map(formatProblem).join('\n'));
  const { space } = reading;
  const existing = (await readdir(folder).catch(undefinedIfAbsent)) ?? [];
  if (existing.length > 0)
    throw new ContentError(`${folder} exists and is not empty: choose another folder.`);
  const findBytes = findBytesOf(dirname(resolve(file)), { fetching, log });
  const files = await folderFiles(space, basename(file, '.json'), findBytes);
  const parent = dirname(resolve(folder));
  await mkdir(parent, { recursive: true });
  const temporary = await mkdtemp(join(parent, '.import-'));
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), content);
    }
    const written = await readContentFolder(temporary);
    if (!isSound(written)) throw new ContentError(faultsIn(written).map(formatProblem).join('\n'));
    const readAgain = exportText(written, '').split('\n');
    const all = exportText({ space, files: new Map() }, '').split('\n');
    const lost = all.find((line, index) => line !== readAgain[index])?.trim();
    if (lost !== undefined)
      throw new ContentError(`Nothing was written, because this would be lost: ${lost}. Please report it.`);
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
    return space;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
