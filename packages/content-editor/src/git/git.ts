import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { safeGitEnvironment } from 'emulator-for-contentful/folder';

/** A git command failed; the message is what git says. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
}

const timeout = 20_000;
const maxOutput = 64 * 1024 * 1024;

/** Runs git in a folder, without any program that the folder's repository names, and returns its output. @throws GitFailed */
export async function git(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Buffer> {
  const cwd = realpathSync(folder);
  const options = {
    cwd,
    timeout: timeout,
    maxBuffer: maxOutput,
    encoding: 'buffer' as const,
    env: await safeGitEnvironment(cwd, { ...process.env, ...env }).catch((error: Error) => {
      throw new GitFailed(error.message);
    }),
  };
  return new Promise((resolve, reject) => {
    execFile('git', [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new GitFailed(stderr.toString('utf8').trim() || error.message));
    });
  });
}

/** What a git command says, without the line end after it. @throws GitFailed */
export async function gitText(
  folder: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  return (await git(folder, args, env)).toString('utf8').replace(/\n$/, '');
}

/** Whether a folder has a history of its changes: `no-git` without the program, `no-repository` outside one. */
export type HistoryState = 'history' | 'no-git' | 'no-repository';

export async function historyStateOf(folder: string): Promise<HistoryState> {
  try {
    if ((await gitText(folder, ['rev-parse', '--is-inside-work-tree'])) !== 'true') return 'no-repository';
    // Git exits with 1 for a folder that it does not ignore.
    return await git(folder, ['check-ignore', '-q', '.']).then(
      () => 'no-repository' as const,
      () => 'history' as const,
    );
  } catch {
    return git('.', ['--version']).then(
      () => 'no-repository' as const,
      () => 'no-git' as const,
    );
  }
}

/** Makes the folder a repository, with all that is in it as the first commit. */
export async function startHistory(folder: string, message: string, who: string): Promise<void> {
  await git(folder, ['init', '-q', '-b', 'main']);
  await git(folder, ['add', '--', '.']);
  await git(folder, ['commit', '-q', '--no-verify', '--no-gpg-sign', '-m', message], author(who));
}

/** Author and committer. There is no email address to give: people are asked for a name only. */
export function author(who: string): NodeJS.ProcessEnv {
  const name = who.replace(/[<>\n]/g, ' ').trim() || 'Somebody';
  const email = 'editing-page@localhost';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/**
 * Commits these files and no others, whatever else somebody has changed or prepared in the repository.
 * @returns the commit; undefined when nothing differs
 */
export async function commitFiles(
  folder: string,
  files: readonly string[],
  message: string,
  who: string,
): Promise<string | undefined> {
  const asked = 'status --porcelain --untracked-files=all --ignore-submodules=all --'.split(' ');
  const status = await git(folder, [...asked, ...files]);
  if (status.length === 0) return undefined;
  await git(folder, ['add', '--all', '--', ...files]);
  const flags = ['-q', '--no-verify', '--no-gpg-sign', '--only', '-m', message];
  await git(folder, ['commit', ...flags, '--', ...files], author(who));
  return gitText(folder, ['rev-parse', 'HEAD']);
}

/** Where git keeps its own files of a repository. @throws GitFailed outside one */
export function gitFolderOf(folder: string): Promise<string> {
  return gitText(folder, ['rev-parse', '--absolute-git-dir']);
}
