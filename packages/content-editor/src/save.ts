import type { EditorContext, EditorRequest } from './context.ts';
import { type CheckResult, checkChanges, currentCheck, setCurrentCheck } from './files/check.ts';
import { type FileChanges, writeFiles, writeProblem } from './files/write-files.ts';
import { commitFiles } from './git/git.ts';
import type { Problem } from './options.ts';
import { whyProtected } from './sign-in/protection.ts';

/** What a person wants to change, and the sentence about it in the history. */
interface Change {
  readonly files: FileChanges;
  readonly what: string;
  /** Whether it changes bytes only, and so makes no error that is not there already. */
  readonly isConversion?: boolean;
}

/** Who saves, and where. */
type SaveRequest = EditorContext & Pick<EditorRequest, 'who' | 'repository'>;

/** The commit is undefined where there is no history. Nothing is saved that would make an error, that the disk does not take, or this person may not change. */
type Outcome =
  | { readonly isSaved: true; readonly commit: string | undefined }
  | { readonly isSaved: false; readonly check: CheckResult; readonly errors: readonly Problem[] };

/** The errors that a change would make: all of its own files, and those of other files that are not there without it. */
export async function errorsOf(
  context: EditorContext,
  check: CheckResult,
  files: FileChanges,
): Promise<readonly Problem[]> {
  const errors = check.problems.filter(({ severity }) => severity === 'error');
  const own = errors.filter(({ file }) => files.has(file));
  const others = errors.filter(({ file }) => !files.has(file));
  return others.length === 0 ? own : [...own, ...newOf(others, await currentCheck(context))];
}

/** Those problems that an earlier check has not found. */
export function newOf(problems: readonly Problem[], before: CheckResult): readonly Problem[] {
  const known = new Set(before.problems.map(({ file, sentence }) => `${file} ${sentence}`));
  return problems.filter(({ file, sentence }) => !known.has(`${file} ${sentence}`));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task after another: two people who save at once must not check against the same old content. So are all forms handled but the
 * one that publishes, which waits for the network.
 */
export function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task, task);
  last = result.catch(() => {});
  return result;
}

/**
 * Checks a change, writes its files and commits them, if the person who asks may change them. Errors of other entries that were there before
 * do not stop it.
 */
export async function save(
  request: SaveRequest,
  { files, what, isConversion = false }: Change,
): Promise<Outcome> {
  let check: CheckResult = { shown: undefined, problems: [] };
  const refuse = (sentence: string): Outcome => {
    return { isSaved: false, check, errors: [{ severity: 'error', file: '', field: '', sentence }] };
  };
  try {
    const why = await whyProtected(request, files.keys());
    if (why !== undefined) return refuse(why);
    check = await checkChanges(request.folder, files, request.rules);
    const errors = isConversion ? [] : await errorsOf(request, check, files);
    if (errors.length > 0) return { isSaved: false, check, errors };
    await writeFiles(request.folder, files);
  } catch (error) {
    const sentence = writeProblem(error);
    if (sentence === undefined) throw error;
    request.log(`Nothing was saved: ${error instanceof Error ? error.message : error}`);
    return refuse(sentence);
  }
  await setCurrentCheck(request, check);
  return { isSaved: true, commit: await commit(request, [...files.keys()], what) };
}

/** Commits files. A failure of git is no reason to lose what has been written. */
async function commit(
  { log, who, repository }: SaveRequest,
  files: readonly string[],
  what: string,
): Promise<string | undefined> {
  if (typeof repository === 'string') return undefined;
  try {
    return await commitFiles(repository, files, what, who);
  } catch (error) {
    log(`The change is saved but not in the history: ${error}`);
    return undefined;
  }
}
