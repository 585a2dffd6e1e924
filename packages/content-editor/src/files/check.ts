import * as fs from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fingerprintOf, inTime } from 'emulator-for-contentful/folder';
import type { EditorContext } from '../context.ts';
import type { Problem, SiteRules } from '../options.ts';
import { type FileChanges, writeFiles } from './write-files.ts';

/** What the check says about the content with a change. */
export interface CheckResult extends Awaited<ReturnType<SiteRules['check']>> {
  /** The problems, with paths within the content folder. */
  readonly problems: readonly Problem[];
}

/** Checks a content folder as if files were changed already: in a copy, so that nobody sees an unchecked change. */
export async function checkChanges(
  folder: string,
  changes: FileChanges,
  rules: SiteRules,
): Promise<CheckResult> {
  await using copy = await fs.mkdtempDisposable(join(tmpdir(), 'content-check-'));
  await copyContent(resolve(folder), copy.path);
  // A link shares its bytes with the file, which must stay as it is.
  for (const file of changes.keys()) await fs.rm(join(copy.path, file), { force: true });
  await writeFiles(copy.path, changes);
  const { shown, problems } = await rules.check(copy.path);
  const within = (file: string) => relative(copy.path, file).split(sep).join('/');
  // A sentence may begin with the file; those of two checks are compared.
  const own = problems.map((problem) => ({
    ...problem,
    file: within(problem.file),
    sentence: problem.sentence.replaceAll(copy.path + sep, ''),
  }));
  return { shown, problems: own };
}

/**
 * Copies what content is read from, by second names where the disk allows them. Links lead to the same places, those within the folder
 * to its copy, and what is neither file, folder nor link is none of them in the copy either.
 */
async function copyContent(folder: string, copy: string, path = ''): Promise<void> {
  for (const entry of await fs.readdir(join(folder, path), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const name = join(path, entry.name);
    const [source, target] = [join(folder, name), join(copy, name)];
    if (entry.isDirectory()) {
      await fs.mkdir(target);
      await copyContent(folder, copy, name);
    } else if (entry.isFile()) {
      await inTime(source, () => fs.link(source, target).catch(() => fs.copyFile(source, target)));
    } else if (entry.isSymbolicLink()) {
      const place = resolve(folder, path, await fs.readlink(source));
      await fs.symlink(place.startsWith(folder + sep) ? join(copy, relative(folder, place)) : place, target);
    } else await fs.symlink(devNull, target);
  }
}

/** The last check of each folder, and the state of the content that it is of. */
const checks = new Map<string, { readonly state: string; readonly check: Promise<CheckResult> }>();

const stateOf = async ({ folder, today }: EditorContext) =>
  `${today()} ${(await fingerprintOf(folder)).text}`;

/** The check of the content as it is now; checked again only when a file has changed. */
export async function currentCheck(context: EditorContext): Promise<CheckResult> {
  const { folder, rules } = context;
  const state = await stateOf(context);
  const known = checks.get(folder);
  if (known?.state === state) return known.check;
  const check = checkChanges(folder, new Map(), rules);
  checks.set(folder, { state, check });
  check.catch(() => checks.delete(folder));
  return check;
}

/** Takes the check of a change that has just been written as that of the content as it is now. */
export async function setCurrentCheck(context: EditorContext, check: CheckResult): Promise<void> {
  checks.set(context.folder, { state: await stateOf(context), check: Promise.resolve(check) });
}
