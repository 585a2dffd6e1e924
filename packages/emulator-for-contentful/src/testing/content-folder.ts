import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface ContentFolder {
  readonly path: string;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** Writes files to a new temporary folder, which is deleted on disposal (`await using`). */
export async function contentFolder(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), 'content-folder-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
