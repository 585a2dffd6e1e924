import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { disk } from './disk.ts';

const run = promisify(execFile);

/**
 * Settings that override those of a repository, which may come from somebody else with the folder: git would run the programs that it
 * names. https://git-scm.com/docs/git-config. Aliases cannot replace the commands that git has itself.
 */
const safe: Readonly<Record<string, string>> = {
  'core.fsmonitor': 'false',
  'core.hooksPath': devNull,
  'core.attributesFile': devNull,
  'core.sshCommand': 'false',
  'core.gitProxy': '',
  'core.askPass': '',
  'core.editor': 'true',
  'core.pager': 'cat',
  'credential.helper': '',
  'diff.external': '',
  'diff.ignoreSubmodules': 'all',
  'log.showSignature': 'false',
  'commit.gpgSign': 'false',
  'gpg.program': 'false',
  'gpg.ssh.program': 'false',
  'gpg.x509.program': 'false',
  // Housekeeping may run programs as well; whoever uses git in the folder by hand has it done.
  'gc.auto': '0',
  'maintenance.auto': 'false',
};

/** How long git may take to read settings, a quarter of what a disk may: a pipe in their place never ends. Then it is not asked again for a minute. */
const timeLimit = () => disk.timeLimit / 4;
const pause = 60_000;

const silent = new Map<string, number>();

/** What git must not do for us: ask anybody for anything, or fetch what is missing from another repository. */
const quiet = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
} as const;

/**
 * The environment in which git runs no program that a repository names. Filters of the user's own, such as Git LFS, stay.
 * @param folder within the repository
 * @throws when git does not answer there
 * @param given what git is to have besides, such as `PATH`
 */
export async function safeGitEnvironment(
  folder: string,
  given: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = { ...quiet, ...given };
  const off = (await filtersOf(folder, env)).flatMap((name) => [
    ...['clean', 'smudge', 'process'].map((program) => [`${name}.${program}`, '']),
    [`${name}.required`, 'false'],
  ]);
  const all = [...Object.entries(safe), ...off];
  // After those that the user has set in the same way.
  const first = Number(env.GIT_CONFIG_COUNT ?? 0) || 0;
  const numbered = all.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...env, GIT_CONFIG_COUNT: String(first + all.length), ...Object.fromEntries(numbered) };
}

/** The filters that a repository defines, as `filter.name`. To read settings runs no program. */
async function filtersOf(folder: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const args = ['config', '--show-scope', '-z', '--get-regexp', '^filter\\.'];
  const options = {
    cwd: folder,
    env,
    killSignal: 'SIGKILL',
    windowsHide: true,
    timeout: timeLimit(),
  } as const;
  const silence = 'Git does not answer: something among its own files in .git is no file.';
  if ((silent.get(folder) ?? 0) > Date.now()) throw new Error(silence);
  const found = await run('git', args, options).catch((error: { readonly killed?: boolean }) => {
    // Git exits with 1 where there are none; where there is no git, the command itself says so.
    if (error.killed !== true) return undefined;
    silent.set(folder, Date.now() + pause);
    throw new Error(silence);
  });
  const parts = (found?.stdout ?? '').split('\0');
  const names = parts.flatMap((scope, index) => {
    const [key = ''] = (parts[index + 1] ?? '').split('\n');
    const isForeign = index % 2 === 0 && !['system', 'global', 'command'].includes(scope);
    return isForeign && key !== '' ? [key.slice(0, key.lastIndexOf('.'))] : [];
  });
  return [...new Set(names)];
}
