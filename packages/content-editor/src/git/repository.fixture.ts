import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, type Repository } from './git.ts';

/** The repository of a folder that has one. */
export async function repositoryOf(folder: string): Promise<Repository> {
  const repository = await openRepository(folder);
  if (typeof repository === 'string') throw new Error(`${folder} has no history: ${repository}.`);
  return repository;
}

/** Makes a folder a repository, with all that is in it as the first commit. */
export function startHistory(folder: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@x', ...args], { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Start');
}

/**
 * Folders for tests, each a copy of one that is made once, since to start git takes long.
 * @returns what gives a test its own
 */
export function copiesOf(make: (folder: string) => Promise<void> | void): () => Promise<string> {
  const newFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  let first: string | undefined;
  return async () => {
    if (first === undefined) {
      const made = newFolder();
      process.once('exit', () => rmSync(made, { recursive: true, force: true }));
      await make(made);
      first = made;
    }
    const copy = newFolder();
    cpSync(first, copy, { recursive: true, preserveTimestamps: true });
    return copy;
  };
}
