import { type ExecFileException, execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { safeGitEnvironment } from 'emulator-for-contentful/folder';

/** A git command failed: the message is what git says, and the cause the error of Node.js. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
  declare readonly cause: ExecFileException | undefined;
}

/** How long a command may take, in milliseconds, and how much it may say. */
const usualTimeout = 20_000;
const maxBuffer = 64 * 1024 * 1024;

/** Where git runs, and the environment in which it starts no program that the settings there name. */
export interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The repository of a content folder, as one operation finds it: whoever shows a page or saves opens it once and hands it on. The next
 * one opens it anew, since its settings may have changed.
 */
export interface Repository extends Place {
  /** Its top folder, in which the content folder is, or which it is. */
  readonly top: string;
  /** The path of the content folder within it, with a slash at the end; empty where they are the same. */
  readonly prefix: string;
  /** Where git keeps its own files, and of these the objects. */
  readonly gitFolder: string;
  readonly objects: string;
  readonly objectFormat: string;
}

/** Why a folder has no history of its changes: there is no program for that, or it is in no repository, or is ignored there. */
export type NoHistory = 'no-git' | 'no-repository';

export async function openRepository(folder: string): Promise<Repository | NoHistory> {
  try {
    const place = await placeOf(folder);
    const asked = '--show-toplevel --absolute-git-dir --git-path objects --show-object-format --show-prefix';
    const found = await gitText(place, ['rev-parse', '--path-format=absolute', ...asked.split(' ')]);
    const [top = '', gitFolder = '', objects = '', objectFormat = '', prefix = ''] = found.split('\n');
    // Git exits with 1 for a folder that it does not ignore.
    const ignored = prefix && (await git(place, ['check-ignore', '.']).catch(() => ''));
    if (ignored) return 'no-repository';
    return { ...place, top: resolve(top), prefix, gitFolder, objects, objectFormat };
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    return error.cause?.code === 'ENOENT' ? 'no-git' : 'no-repository';
  }
}

/** @throws GitFailed when git does not answer there */
async function placeOf(folder: string): Promise<Place> {
  const real = realpathSync(folder);
  const env = await safeGitEnvironment(real, process.env).catch((error: Error) => {
    throw new GitFailed(error.message);
  });
  return { folder: real, env };
}

/** Runs git without any program that a repository names, and returns its output. @throws GitFailed */
export function git(
  { folder, env }: Place,
  args: readonly string[],
  more: { env?: NodeJS.ProcessEnv; input?: string; timeout?: number } = {},
): Promise<Buffer> {
  const { input, timeout = usualTimeout } = more;
  const options = { cwd: folder, env: { ...env, ...more.env }, timeout, maxBuffer };
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, { ...options, encoding: 'buffer' }, (cause, output, errors) => {
      if (cause === null) resolve(output);
      else reject(new GitFailed(errors.toString('utf8').trim() || cause.message, { cause }));
    });
    // Of a git that ends before it has read all, the exit code tells.
    child.stdin?.on('error', () => {}).end(input);
  });
}

/** What a git command says, without the line end after it. @throws GitFailed */
export async function gitText(...command: Parameters<typeof git>): Promise<string> {
  return (await git(...command)).toString('utf8').replace(/\n$/, '');
}

/** A file as git has it, by its id or a name such as `<commit>:./<path>`; undefined when it is not there. */
export async function blobOf(place: Place, name: string): Promise<Buffer | undefined> {
  return git(place, ['cat-file', 'blob', name]).catch(() => undefined);
}

/** The name that git has for whoever uses this computer: that of its settings, or else of the account. */
export async function nameOfUser(folder: string): Promise<string> {
  const asked = placeOf(folder).then((place) => gitText(place, ['var', 'GIT_AUTHOR_IDENT']));
  const [, name] = /^(.+) </.exec(await asked.catch(() => '')) ?? [];
  return name ?? userInfo().username;
}

/** Author and committer. There is no email address to give: people are asked for a name only. */
export function author(who: string) {
  const name = who.replace(/[<>\n]/g, ' ').trim() || 'Somebody';
  const email = 'editing-page@localhost';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  } as const;
}

/**
 * Commits these files and no others, whatever else somebody has changed or prepared in the repository.
 * @returns the commit; undefined when nothing differs
 */
export async function commitFiles(
  repository: Repository,
  files: readonly string[],
  message: string,
  who: string,
): Promise<string | undefined> {
  const asked = 'status --porcelain --untracked-files=all --ignore-submodules=all --'.split(' ');
  const status = await git(repository, [...asked, ...files]);
  if (status.length === 0) return undefined;
  await git(repository, ['add', '--all', '--', ...files]);
  const text = message.replaceAll('\0', ' ');
  const flags = ['-q', '--no-verify', '--no-gpg-sign', '--only', '-m', text];
  await git(repository, ['commit', ...flags, '--', ...files], { env: author(who) });
  return gitText(repository, ['rev-parse', 'HEAD']);
}
