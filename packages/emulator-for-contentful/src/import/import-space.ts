import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { exportText } from '../export-file/export-text.ts';
import { readExport } from '../export-file/read-export.ts';
import { undefinedIfAbsent } from '../folder/folder-files.ts';
import { faultsIn, isSound, readContentFolder } from '../folder/read-content-folder.ts';
import type { Space } from '../model/space.ts';
import { formatProblem } from '../text/problem.ts';
import { findBytesOf } from './asset-bytes.ts';
import { folderFiles } from './write-folder.ts';

export type ImportOptions = {
  /** The file that `contentful-export` wrote. */
  readonly file: string;
  /** Where the content folder is to be; it must not be there yet, or be empty. */
  readonly folder: string;
  /** False: files of assets are looked for beside the export only. */
  readonly fetching: boolean;
  readonly log: (line: string) => void;
};

/** An import that could not be; the message says why. */
export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
}

/**
 * Makes a content folder of an export. It is written aside, read back and held against the export before it gets its
 * name, so that there is either the whole of it or nothing.
 * @throws ImportFailed
 */
export async function importSpace({ file, folder, fetching, log }: ImportOptions): Promise<Space> {
  const reading = await readExport(file);
  if (!isSound(reading)) throw new ImportFailed(faultsIn(reading).map(formatProblem).join('\n'));
  const { space } = reading;
  const there = (await readdir(folder).catch(undefinedIfAbsent)) ?? [];
  if (there.length > 0)
    throw new ImportFailed(`${folder} is there already and not empty: name another folder.`);
  const findBytes = findBytesOf(dirname(resolve(file)), { fetching, log });
  const files = await folderFiles(space, basename(file, '.json'), findBytes);
  const parent = dirname(resolve(folder));
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(join(parent, '.import-'));
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(aside, path)), { recursive: true });
      await writeFile(join(aside, path), content);
    }
    const written = await readContentFolder(aside);
    if (!isSound(written)) throw new ImportFailed(faultsIn(written).map(formatProblem).join('\n'));
    const lost = firstDifference(exportText({ space, files: new Map() }, ''), exportText(written, ''));
    if (lost !== undefined) {
      throw new ImportFailed(`Nothing was written, because this would be lost: ${lost}. Please report it.`);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
    return space;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The first line of a text that another one has not at the same place. */
function firstDifference(text: string, other: string): string | undefined {
  const others = other.split('\n');
  const line = text.split('\n').find((own, index) => own !== others[index]);
  return line?.trim();
}
