import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitText } from '../git/git.ts';
import { words } from '../words.ts';
import { CannotPublish, type Destination } from './destination.ts';

/** The repository to which changes go. */
interface Remote extends AsyncDisposable {
  /** @returns the commit that its branch has now; undefined when it is empty. @throws CannotPublish */
  fetch(): Promise<string | undefined>;
  /** @returns false when somebody else was first. @throws CannotPublish */
  push(commit: string): Promise<boolean>;
}

/** What ssh, https and servers say to somebody who may not do this. */
const denied =
  /permission denied|authentication failed|could not read (?:username|password)|host key verification|error: 40[13]|not authorized|access denied|remote rejected|unable to create|read-only|dubious ownership/i;

/** What a server says when two have sent at once. */
const wasFirst = /\[rejected\]|failed to update ref|cannot lock ref|reference already exists/i;

/** Settings before the machine's own. Housekeeping would take the objects for waste, for which this directory has no names. */
const settings = [
  ...['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', `core.hooksPath=${devNull}`],
  ...['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=20', '-c', 'fetch.recurseSubmodules=false'],
];

const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=15 -o ServerAliveInterval=15';

/** Nobody can be asked anything, and git speaks the English that is read here. */
const quiet = {
  LC_ALL: 'C',
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_ALLOW_PROTOCOL: 'https:ssh:file',
} as const;

/**
 * Opens the way to a repository by the machine's own credentials and settings, and none of the folder's: git runs in an empty directory
 * of its own, which shares with the folder's repository nothing but the objects.
 * @param limit how long one command may take, in milliseconds
 * @param log for what git says, which is not for editors
 */
export async function openRemote(
  { top, url, branch }: Destination,
  limit: number,
  log: (line: string) => void,
): Promise<Remote> {
  const asked = '--path-format=absolute --git-path objects --show-object-format HEAD';
  const answer = (await gitText(top, ['rev-parse', ...asked.split(' ')])).split('\n');
  const [objects = '', format = '', head = ''] = answer;
  const own = await mkdtempDisposable(join(tmpdir(), 'content-publish-'));
  const shared = { GIT_DIR: own.path, GIT_OBJECT_DIRECTORY: objects };
  const env: NodeJS.ProcessEnv = { ...process.env, ...quiet, ...shared };
  const run = (...args: string[]) =>
    new Promise<{ isOk: boolean; said: string }>((resolve, reject) => {
      const options = { cwd: own.path, env, timeout: limit, killSignal: 'SIGKILL' } as const;
      execFile('git', [...settings, ...args], options, (error, output, errors) => {
        if (error?.killed) reject(new CannotPublish(words.publish.refused.slow));
        else resolve({ isOk: error === null, said: `${output}\n${errors}`.trim() });
      });
    });
  await run('init', '-q', '--bare', '--template=', `--object-format=${format}`);
  const hasOwnSsh = env.GIT_SSH !== undefined || (await run('config', '--get', 'core.sshCommand')).isOk;
  if (!hasOwnSsh) env.GIT_SSH_COMMAND ??= ssh;
  // What is here need not be fetched.
  await run('update-ref', 'refs/heads/ours', head);

  /** Tells the log what git said, and people what it means. */
  const refuse = (said: string): never => {
    const { refused } = words.publish;
    log(`Nothing was sent to the web: ${said.replace(/\/\/[^/@\s]*@/g, '//')}`);
    const reason = [...said.matchAll(/^remote: *(.*\S)/gm)].map(([, line]) => line).join(' ');
    throw new CannotPublish(denied.test(said) ? refused.denied(reason.slice(0, 300)) : refused.unreachable);
  };
  return {
    async fetch() {
      const { isOk, said } = await run('fetch', '-q', '--no-tags', url, `+${branch}:refs/heads/theirs`);
      if (isOk) return (await run('rev-parse', 'refs/heads/theirs')).said;
      if (!/couldn't find remote ref/i.test(said)) return refuse(said);
      const listed = await run('ls-remote', '--heads', url);
      if (!listed.isOk) return refuse(listed.said);
      const names = Array.from(listed.said.matchAll(/\trefs\/heads\/(.+)$/gm), ([, name = '']) => name);
      if (names.length === 0) return undefined;
      const name = branch.replace(/^refs\/heads\//, '');
      throw new CannotPublish(words.publish.nowhere.noBranch(name, names.slice(0, 5).join(', ')));
    },
    async push(commit) {
      const { isOk, said } = await run('push', '--porcelain', '--no-verify', url, `${commit}:${branch}`);
      return isOk || (wasFirst.test(said) ? false : refuse(said));
    },
    [Symbol.asyncDispose]: () => own.remove(),
  };
}
