import { constants, type Stats } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../text/content-fault.ts';
import { disk, inTime, isWaiting, RefusedFile, undefinedIfAbsent } from './disk.ts';
import { decodeText, notUtf8 } from './text-encoding.ts';

/** A file as it was read; `changed` is its modification time in milliseconds since 1970. */
interface FileRead {
  readonly bytes: Buffer;
  readonly changed: number;
}

/** Backup, temporary and hidden files of text editors and operating systems. */
const temporaryFiles =
  /^\.|^#.*#$|~$|\.(?:swp|swx|tmp|temp|part|bak|orig)$|^(?:Thumbs\.db|desktop\.ini|4913)$/i;

/** How large a file may be, in bytes: a long video is on another site; no entry is a long novel. */
const maxSizeOf = (path: string) => (/\.(?:md|yaml)$/i.test(path) ? 5_000_000 : 200_000_000);

/**
 * The names of the content files in a folder, sorted; none when the folder does not exist.
 * @param root the content folder in which it lies
 * @throws RefusedFile when it is no folder, or a link to one elsewhere
 */
export async function namesIn(folder: string, root = folder): Promise<readonly string[]> {
  const names = await inTime(folder, async () => {
    const found = await find(folder, root);
    if (found !== undefined && !found.about.isDirectory())
      throw new RefusedFile('This is no folder, where one is expected. Rename or delete it.');
    return found && disk.readdir(found.real);
  });
  return (names ?? []).filter((name) => !temporaryFiles.test(name)).toSorted();
}

/**
 * The names in a folder. One that is refused is reported, and has the names that it had.
 * @param before the paths of the files that were there before
 */
export async function namesOrReport(
  folder: string,
  root: string,
  problems: Problem[],
  before: readonly string[] = [],
): Promise<readonly string[]> {
  try {
    return await namesIn(folder, root);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    problems.push({ file: folder, line: 1, message: error.message });
    const known = before.filter((path) => path.startsWith(folder + sep));
    return [...new Set(known.map((path) => relative(folder, path).split(sep)[0] ?? ''))];
  }
}

/**
 * Reads a file of a content folder, which may come from anybody: only a regular file, whose real path lies inside the folder.
 * @param root the folder; that of the file when left out
 * @returns undefined when it does not exist
 * @throws RefusedFile
 */
export function readIfThere(path: string, root = dirname(path)): Promise<FileRead | undefined> {
  return inTime(path, async () => {
    // The time is read first: if the bytes change in between, they are newer than the recorded time.
    const own = await disk.lstat(path).catch(undefinedIfAbsent);
    const found = own?.isSymbolicLink() ? await find(path, root) : own && (await findPlain(path, own, root));
    if (found === undefined) return undefined;
    refuseUnusual(found.about, maxSizeOf(path));
    return { bytes: await disk.readFile(found.real, { flag: readOnly }), changed: found.about.mtimeMs };
  }).finally(() => isWaiting() || realFolders.clear());
}

/** For reading, without waiting for what is no file after all, and without a link that has come in between. */
const readOnly = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** The real path of something in a folder, and what it is; undefined when it does not exist. */
async function find(path: string, root: string) {
  const about = await disk.stat(path).catch(undefinedIfAbsent);
  if (about === undefined) {
    if ((await disk.lstat(path).catch(undefinedIfAbsent))?.isSymbolicLink())
      throw new RefusedFile('This is a link to a file that is not there. Put the file itself here.');
    return undefined;
  }
  refuseSpecial(about);
  return { real: await realWithin(path, root), about };
}

/** The real paths of folders, by root, while files wait to be read: each is asked about once, and not for each of ten thousand files. */
const realFolders = new Map<string, Promise<string>>();

/** The same for what is no link itself: its folder may be one. */
async function findPlain(path: string, about: Stats, root: string) {
  const folder = dirname(path);
  const key = `${root}\0${folder}`;
  const known = realFolders.get(key) ?? realWithin(folder, root);
  realFolders.set(key, known);
  return { real: join(await known, basename(path)), about };
}

async function realWithin(path: string, root: string): Promise<string> {
  const real = await disk.realpath(path);
  const isWithin = (folder: string) => real === folder || real.startsWith(folder + sep);
  // Few folders are links themselves, so that most need not be asked about.
  if (isWithin(resolve(root)) || isWithin(await disk.realpath(root))) return real;
  throw new RefusedFile(
    'This is a link to a place outside the content folder, from which nothing is read. Put the file itself here.',
  );
}

/** A link to a device is told as one: in the copy that the editing page checks, such a link stands for a pipe of the folder. */
function refuseSpecial(about: Stats): void {
  if (!about.isFile() && !about.isDirectory())
    throw new RefusedFile('This is neither a file nor a folder, but a pipe or a device. Delete it.');
}

function refuseUnusual(about: Stats, maxSize: number): void {
  refuseSpecial(about);
  if (about.isDirectory())
    throw new RefusedFile('This is a folder, where a file is expected. Rename or delete it.');
  if (about.size > maxSize) {
    const [size, most] = [about.size, maxSize].map((bytes) => Math.ceil(bytes / 1e6));
    throw new RefusedFile(`The file has ${size} MB, and such a file may have ${most} MB.`);
  }
}

/**
 * Reads a file whose failure must not stop the reading of others.
 * @returns undefined when it does not exist; a sentence when it cannot be opened
 */
export async function readOrExplain(path: string, root?: string): Promise<FileRead | undefined | string> {
  return readIfThere(path, root).catch((error: unknown) => {
    if (error instanceof RefusedFile) return error.message;
    throw error;
  });
}

/**
 * Reads a text of a content folder.
 * @param faults why it is refused
 * @param warnings that it is not UTF-8
 * @returns undefined when it does not exist, or is refused
 */
export async function readText(path: string, root: string, faults: Problem[], warnings: Problem[]) {
  const found = await readOrExplain(path, root);
  if (typeof found === 'string') faults.push({ file: path, line: 1, message: found });
  if (typeof found !== 'object') return undefined;
  const { text, encoding } = decodeText(found.bytes);
  if (encoding === 'windows-1252') warnings.push({ file: path, line: 1, message: notUtf8 });
  return { text, changed: found.changed };
}
