import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { words } from '../words.ts';

/** Files to write, by their path in the content folder; undefined removes one. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

interface Step {
  readonly path: string;
  readonly content: string | Buffer | undefined;
  /** Names that begin with a dot are ignored by programs that watch the folder. */
  readonly temporary: string;
  readonly backup: string;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;

/**
 * Writes all files or none, so that nobody sees half of one: first new files beside the old ones, which takes all the room that is
 * needed, then their names.
 * @throws the error of the first file that cannot be written, when all is again as it was
 */
export async function writeFiles(folder: string, changes: FileChanges): Promise<void> {
  const steps = [...changes].map(([file, content]): Step => {
    const path = join(folder, file);
    const beside = (ending: string) => join(dirname(path), `.${randomBytes(6).toString('hex')}.${ending}`);
    return { path, content, temporary: beside('tmp'), backup: beside('old') };
  });
  const made: string[] = [];
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path, content, temporary } of steps) {
      if (content === undefined) continue;
      const folder = await mkdir(dirname(path), { recursive: true });
      if (folder !== undefined) made.unshift(folder);
      await writeFile(temporary, content, { flush: true });
    }
    for (const step of steps) undo.unshift(await replace(step));
  } catch (error) {
    for (const each of undo) await each();
    await remove(steps);
    for (const each of made) await rmdir(each).catch(() => {});
    throw error;
  }
  await remove(steps);
  for (const folder of new Set(steps.map(({ path }) => dirname(path)))) await syncFolder(folder);
}

/** Puts a new file in the place of the old one. @returns what takes that back */
async function replace({ path, content, temporary, backup }: Step): Promise<() => Promise<void>> {
  // A second name for the old file needs no room. Disks without such names, as sticks often are, get a copy.
  const isThere = await link(path, backup).then(
    () => true,
    (error) => codeOf(error) !== 'ENOENT' && copyFile(path, backup).then(() => true),
  );
  if (content === undefined) await rm(path, { force: true });
  else await rename(temporary, path);
  return () => (isThere ? rename(backup, path) : rm(path, { force: true }));
}

async function remove(steps: readonly Step[]): Promise<void> {
  const names = steps.flatMap(({ temporary, backup }) => [temporary, backup]);
  await Promise.all(names.map((name) => rm(name, { force: true }).catch(() => {})));
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
