import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { words } from '../words.ts';

/** Files to write, by their path in the content folder; undefined removes one. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;

/**
 * Writes all files or none, so that nobody sees half of one: first new files beside the old ones, which takes all the room that is
 * needed, then their names.
 * @throws the error of the first file that cannot be written, when all is again as it was
 */
export async function writeFiles(folder: string, changes: FileChanges): Promise<void> {
  // Whatever ends this, the last of the three is taken back first. Once all is done, only the hidden files go.
  await using made = new AsyncDisposableStack();
  await using hidden = new AsyncDisposableStack();
  await using done = new AsyncDisposableStack();
  // Names that begin with a dot are ignored by programs that watch the folder.
  const beside = (path: string, ending: string) => {
    const name = join(dirname(path), `.${randomBytes(6).toString('hex')}.${ending}`);
    hidden.defer(() => rm(name, { force: true }).catch(() => {}));
    return name;
  };
  const steps = Array.from(changes, ([file, content]) => {
    const path = join(folder, file);
    return { path, content, temporary: beside(path, 'tmp'), backup: beside(path, 'old') };
  });
  for (const { path, content, temporary } of steps) {
    if (content === undefined) continue;
    const folder = await mkdir(dirname(path), { recursive: true });
    if (folder !== undefined) made.defer(() => rmdir(folder).catch(() => {}));
    await writeFile(temporary, content, { flush: true });
  }
  for (const { path, content, temporary, backup } of steps) {
    // A second name for the old file needs no room. Disks without such names, as sticks often are, get a copy.
    const isThere = await link(path, backup).then(
      () => true,
      (error) => codeOf(error) !== 'ENOENT' && copyFile(path, backup).then(() => true),
    );
    if (content === undefined) await rm(path, { force: true });
    else await rename(temporary, path);
    done.defer(() => (isThere ? rename(backup, path) : rm(path, { force: true })));
  }
  for (const stack of [made, done]) stack.move();
  await hidden.disposeAsync();
  for (const folder of new Set(steps.map(({ path }) => dirname(path)))) await syncFolder(folder);
}

/** Makes new names outlast a power cut. Windows does that by itself, and opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}

/** Why files could not be written, in a sentence with what to do; undefined for an error that is not of the disk. */
export function writeProblem(error: unknown): string | undefined {
  const { disk } = words.problems;
  const code = codeOf(error);
  const isOfDisk = error instanceof Error && code !== undefined && 'syscall' in error;
  if (!isOfDisk) return undefined;
  return Object.hasOwn(disk, code) ? disk[code as keyof typeof disk] : words.problems.notWritable(code);
}
