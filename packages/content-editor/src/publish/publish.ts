import type { EditorContext } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { writeProblem } from '../files/write-files.ts';
import { GitFailed, git, gitText, openRepository, type Repository } from '../git/git.ts';
import { unfinishedIn } from '../git/unfinished.ts';
import { newOf, oneAtATime } from '../save.ts';
import { words } from '../words.ts';
import { checkOut, recover } from './check-out.ts';
import { CannotPublish, destinationOf } from './destination.ts';
import { type Choose, type Conflict, mergeFile, type Versions } from './merge-file.ts';
import { rebase } from './rebase.ts';
import { openScratchRepository, type ScratchRepository } from './scratch-repository.ts';

export type Outcome =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** What must be decided first, and between which commits: a decision is for these alone. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly at: string };

interface HowToPublish {
  readonly choose?: Choose;
  /** What the decisions are between. */
  readonly at?: string;
  /** How long a command over the network may take, in milliseconds. */
  readonly limit?: number;
}

/** How often somebody else may be first. */
const maxRounds = 5;

/** Why the last try has sent nothing, by the folder. */
const refusals = new Map<string, string>();

export function lastRefusal({ folder }: EditorContext): string | undefined {
  return refusals.get(folder);
}

/**
 * Sends what has been saved: takes in what others have sent, puts ours on top of it, and sends that. Whatever happens, what was saved stays
 * in the folder and its history.
 * @param who whose name the commits get that are made anew
 */
export async function publish(context: EditorContext, who: string, how: HowToPublish = {}): Promise<Outcome> {
  const outcome = await send(context, who, how).catch((error: unknown) => refusalOf(context, error));
  const { folder } = context;
  refusals.delete(folder);
  if (outcome.kind === 'refused') refusals.set(folder, outcome.sentence);
  if (outcome.kind === 'conflict') refusals.set(folder, words.publish.conflict.waits);
  return outcome;
}

/** @throws CannotPublish, GitFailed, and what the disk says */
async function send(context: EditorContext, who: string, how: HowToPublish): Promise<Outcome> {
  const { busy } = words.publish.refused;
  const repository = await openRepository(context.folder);
  if (typeof repository === 'string') throw new CannotPublish(words.publish.nowhere.noRemote);
  const to = await destinationOf(repository);
  if (!(await oneAtATime(() => recover(repository)))) throw new CannotPublish(busy);
  const unfinished = unfinishedIn(repository);
  if (unfinished !== undefined) throw new CannotPublish(unfinished);
  const { limit = 60_000 } = how;
  const ours = await headOf(repository);
  await using scratch = await openScratchRepository(repository, to, { ours, limit, log: context.log });
  for (let round = 0; round < maxRounds; round += 1) {
    const theirs = await scratch.fetch();
    if (theirs !== undefined) await git(repository, ['update-ref', to.tracking, theirs]);
    const taken = await oneAtATime(() => takeIn(context, repository, scratch, theirs, { ...how, who }));
    if (typeof taken === 'object') return taken;
    if (taken === undefined || (taken !== theirs && !(await scratch.push(taken)))) continue;
    await git(repository, ['update-ref', to.tracking, taken]);
    return { kind: 'published' };
  }
  throw new CannotPublish(busy);
}

/** Why nothing was sent. @throws what is no reason of git, the network or the disk */
function refusalOf({ log }: EditorContext, error: unknown): Outcome {
  if (error instanceof CannotPublish) return { kind: 'refused', sentence: error.message };
  const ofDisk = writeProblem(error);
  if (!(error instanceof GitFailed) && ofDisk === undefined) throw error;
  const { message } = error as Error;
  log(`Nothing was sent to the web: ${message}`);
  return { kind: 'refused', sentence: ofDisk ?? words.publish.refused.failed(message.split('\n')[0] ?? '') };
}

/**
 * Puts ours on top of theirs, in the folder.
 * @returns the commit to send, undefined when somebody has saved meanwhile, or what must be decided first
 */
async function takeIn(
  context: EditorContext,
  repository: Repository,
  scratch: ScratchRepository,
  theirs: string | undefined,
  { who, choose, at }: HowToPublish & { readonly who: string },
): Promise<string | undefined | Outcome> {
  const ours = await headOf(repository);
  if (theirs === undefined || ours === theirs) return ours;
  const base = await gitText(repository, ['merge-base', ours, theirs]).catch(() => '');
  if (base === '') throw new CannotPublish(words.publish.nowhere.unrelated);
  if (base === theirs) return ours;
  const seen = `${ours} ${theirs}`;
  const decided: Choose = (...about) => (at === seen ? choose?.(...about) : undefined);
  const merge = (path: string, versions: Versions) => mergeFile(context, repository, path, versions, decided);
  const next = base === ours ? theirs : await rebase(repository, scratch, { ours, theirs, who }, merge);
  if (typeof next !== 'string') return { kind: 'conflict', conflicts: next, at: seen };
  const before = await currentCheck(context);
  if (!(await checkOut(repository, ours, next))) return undefined;
  const { problems } = await currentCheck(context);
  const errors = newOf(problems, before).filter(({ severity }) => severity === 'error');
  const said = errors.slice(0, 3).map(({ file, sentence }) => `${file}: ${sentence}`);
  if (said.length > 0) throw new CannotPublish(words.publish.refused.wrong(said.join(' ')));
  return next;
}

function headOf(repository: Repository): Promise<string> {
  return gitText(repository, ['rev-parse', 'HEAD']);
}
