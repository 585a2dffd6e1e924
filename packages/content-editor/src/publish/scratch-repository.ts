import { mkdtempDisposable } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitFailed, gitText, type Repository } from '../git/git.ts';
import { words } from '../words.ts';
import { CannotPublish, type Destination } from './destination.ts';

export type ScratchRepository = Awaited<ReturnType<typeof openScratchRepository>>;

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
 * An empty repository in the temporary folder, which shares with the church's nothing but the objects. Git works here by the machine's
 * own credentials and settings, and none of the folder's.
 * @param ours a commit of the folder: what leads to it need not be fetched
 * @param limit how long one command may take, in milliseconds
 * @param log for what git says, which is not for editors
 */
export async function openScratchRepository(
  { objects, objectFormat }: Repository,
  { url, branch }: Destination,
  { ours, limit, log }: { ours: string; limit: number; log: (line: string) => void },
) {
  const own = await mkdtempDisposable(join(tmpdir(), 'content-publish-'));
  const shared = { GIT_DIR: own.path, GIT_OBJECT_DIRECTORY: objects };
  const env: NodeJS.ProcessEnv = { ...process.env, ...quiet, ...shared };
  const run = (args: readonly string[], input = '') =>
    gitText({ folder: own.path, env }, [...settings, ...args], { input, timeout: limit });
  /** Tells the log what git said, and people what it means. */
  const refuse = ({ cause, message }: GitFailed): never => {
    const { refused } = words.publish;
    if (cause?.killed) throw new CannotPublish(refused.slow);
    log(`Nothing was sent to the web: ${message.replace(/\/\/[^/@\s]*@/g, '//')}`);
    const reason = [...message.matchAll(/^remote: *(.*\S)/gm)].map(([, line]) => line).join(' ');
    throw new CannotPublish(
      denied.test(message) ? refused.denied(reason.slice(0, 300)) : refused.unreachable,
    );
  };
  /** @returns undefined where the remote has no branch at all */
  const withoutBranch = async (): Promise<undefined> => {
    const listed = await run(['ls-remote', '--heads', url]).catch(refuse);
    const names = Array.from(listed.matchAll(/\trefs\/heads\/(.+)$/gm), ([, name = '']) => name);
    if (names.length === 0) return undefined;
    const name = branch.replace(/^refs\/heads\//, '');
    throw new CannotPublish(words.publish.nowhere.noBranch(name, names.slice(0, 5).join(', ')));
  };
  await run(['init', '-q', '--bare', '--template=', `--object-format=${objectFormat}`]);
  const isOfSsh = env.GIT_SSH === undefined && !/^(?:https:|file:|\/)/i.test(url);
  const hasOwn = isOfSsh && (await run(['config', '--get', 'core.sshCommand']).catch(() => '')) !== '';
  if (isOfSsh && !hasOwn) env.GIT_SSH_COMMAND ??= ssh;
  await run(['update-ref', 'refs/heads/ours', ours]);
  return {
    /** @returns the commit that the branch has where changes go; undefined when nothing is there. @throws CannotPublish */
    async fetch(): Promise<string | undefined> {
      try {
        await run(['fetch', '-q', '--no-tags', url, `+${branch}:refs/heads/theirs`]);
      } catch (error) {
        const isMissing = /couldn't find remote ref/i.test((error as GitFailed).message);
        return isMissing ? withoutBranch() : refuse(error as GitFailed);
      }
      return run(['rev-parse', 'refs/heads/theirs']);
    },
    /** @param commit as `git fast-import` reads it. @returns its name */
    commit: (commit: string) =>
      run(['fast-import', '--quiet', '--force'], `commit refs/heads/next\nmark :1\n${commit}\nget-mark :1\n`),
    /** @returns false when somebody else was first. @throws CannotPublish */
    push: (commit: string): Promise<boolean> =>
      run(['push', '-q', '--no-verify', url, `${commit}:${branch}`]).then(
        () => true,
        (error: GitFailed) => (wasFirst.test(error.message) ? false : refuse(error)),
      ),
    [Symbol.asyncDispose]: () => own.remove(),
  };
}
