import type { EditorContext } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { writeProblem } from '../files/write-files.ts';
import { GitFailed, git, gitText } from '../git/git.ts';
import { readHistory, type SavedChange } from '../git/history.ts';
import { unfinishedOf } from '../git/unfinished.ts';
import { oneAtATime } from '../save.ts';
import { words } from '../words.ts';
import { type Choose, type Conflict, onTop } from './conflicts.ts';
import { CannotPublish, type Destination, destinationOf } from './destination.ts';
import { mend, moveTo } from './move.ts';
import { openRemote } from './remote.ts';

export type Outcome =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** What must be decided first, and between which commits: a decision is for these alone. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly at: string };

/** What of the folder is not yet on the web, as far as is known without asking. */
export interface PublishState {
  /** A sentence instead of a destination where there is none. */
  readonly to: Destination | string;
  /** What goes, the newest first. */
  readonly changes: readonly SavedChange[];
  /** How many further changes go, which are not of the content. */
  readonly others: number;
  readonly isBehind: boolean;
  /** Files that are in no commit, so that they do not go: of another program, or of a save that was killed. */
  readonly uncommitted: readonly string[];
}

const maxRounds = 5;
const maxChanges = 500;

/** How long a command over the network may take, in milliseconds. */
const usualLimit = 60_000;

export async function publishState({ folder }: EditorContext): Promise<PublishState> {
  const to = await destinationOf(folder).catch((error: unknown) => {
    if (error instanceof CannotPublish) return error.message;
    throw error;
  });
  if (typeof to === 'string') return { to, changes: [], others: 0, isBehind: false, uncommitted: [] };
  const seen = await idOf(to.top, to.tracking);
  const range = seen === undefined ? 'HEAD' : `${seen}..HEAD`;
  const count = async (of: string) =>
    Number(await gitText(to.top, ['rev-list', '--count', of]).catch(() => 0));
  const changes = await readHistory(folder, maxChanges, ['.'], range);
  const others = Math.max(0, (await count(range)) - changes.length);
  const isBehind = seen !== undefined && (await count(`HEAD..${seen}`)) > 0;
  return { to, changes, others, isBehind, uncommitted: await uncommittedIn(folder, to.prefix) };
}

async function uncommittedIn(folder: string, prefix: string): Promise<readonly string[]> {
  const asked = 'status --porcelain -z --no-renames --untracked-files=all --ignore-submodules=all -- .';
  const lines = (await gitText(folder, asked.split(' '))).split('\0');
  // Each line is “XY path”. Names that begin with a dot are of no content.
  const files = lines.filter((line) => line !== '').map((line) => line.slice(3 + prefix.length));
  return files.filter((file) => !/(?:^|\/)\./.test(file));
}

/** Why the last try has sent nothing, by the editor. */
const refusals = new WeakMap<EditorContext, string>();

export function lastRefusal(context: EditorContext): string | undefined {
  return refusals.get(context);
}

interface HowToPublish {
  readonly choose?: Choose;
  /** What the decisions are between. */
  readonly at?: string;
  readonly limit?: number;
}

/**
 * Sends what has been saved: takes in what others have sent, puts ours on top of it, and sends that. Whatever happens, what was saved stays
 * in the folder and its history.
 * @param who whose name the commits get that are made anew
 */
export async function publish(context: EditorContext, who: string, how: HowToPublish = {}): Promise<Outcome> {
  const outcome = await send(context, who, how);
  refusals.delete(context);
  if (outcome.kind === 'refused') refusals.set(context, outcome.sentence);
  if (outcome.kind === 'conflict') refusals.set(context, words.publish.conflict.waits);
  return outcome;
}

async function send(
  context: EditorContext,
  who: string,
  { choose = () => undefined, at = '', limit = usualLimit }: HowToPublish,
): Promise<Outcome> {
  const { folder, log } = context;
  const { refused } = words.publish;
  try {
    const to = await destinationOf(folder);
    if (!(await oneAtATime(() => mend(to.top)))) throw new CannotPublish(refused.busy);
    const unfinished = await unfinishedOf(folder);
    if (unfinished !== undefined) throw new CannotPublish(unfinished);
    await using remote = await openRemote(to, limit, log);
    for (let round = 0; round < maxRounds; round += 1) {
      const theirs = await remote.fetch();
      if (theirs !== undefined) await git(to.top, ['update-ref', to.tracking, theirs]);
      const next = await oneAtATime(() => takeIn(context, to, { theirs, who, choose, at }));
      if (typeof next === 'object') return next;
      if (next === undefined) continue;
      if (next !== theirs && !(await remote.push(next))) continue;
      await git(to.top, ['update-ref', to.tracking, next]);
      return { kind: 'published' };
    }
    throw new CannotPublish(refused.busy);
  } catch (error) {
    if (error instanceof CannotPublish) return { kind: 'refused', sentence: error.message };
    const ofDisk = writeProblem(error);
    if (!(error instanceof GitFailed) && ofDisk === undefined) throw error;
    const { message } = error as Error;
    log(`Nothing was sent to the web: ${message}`);
    return { kind: 'refused', sentence: ofDisk ?? refused.failed(message.split('\n')[0] ?? '') };
  }
}

interface Incoming {
  readonly theirs: string | undefined;
  readonly who: string;
  readonly choose: Choose;
  readonly at: string;
}

/**
 * Puts ours on top of theirs.
 * @returns the commit to send, undefined when somebody has saved meanwhile, or why nothing is sent
 */
async function takeIn(
  context: EditorContext,
  to: Destination,
  { theirs, who, choose, at }: Incoming,
): Promise<string | undefined | Outcome> {
  const { top } = to;
  const ours = await idOf(top, 'HEAD');
  if (ours === undefined || theirs === undefined || ours === theirs) return ours;
  const base = await gitText(top, ['merge-base', ours, theirs]).catch(() => '');
  if (base === '') throw new CannotPublish(words.publish.nowhere.unrelated);
  if (base === theirs) return ours;
  const known = `${ours} ${theirs}`;
  const next =
    base === ours
      ? theirs
      : await onTop(context, to, {
          base,
          ours,
          theirs,
          who,
          choose: at === known ? choose : () => undefined,
        });
  if (typeof next !== 'string') return { kind: 'conflict', conflicts: next, at: known };
  const before = await errorsIn(context);
  if (!(await moveTo(top, ours, next))) return undefined;
  const errors = (await errorsIn(context)).filter((error) => !before.includes(error));
  if (errors.length > 0) throw new CannotPublish(words.publish.refused.wrong(errors.slice(0, 3).join(' ')));
  return next;
}

async function errorsIn(context: EditorContext): Promise<readonly string[]> {
  const { problems } = await currentCheck(context);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, sentence }) => `${file}: ${sentence}`);
}

async function idOf(top: string, name: string): Promise<string | undefined> {
  return gitText(top, ['rev-parse', '-q', '--verify', name]).catch(() => undefined);
}
