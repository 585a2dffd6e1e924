import {
  copyFile,
  link,
  mkdir,
  mkdtempDisposable,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
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
  await using copy = await mkdtempDisposable(join(tmpdir(), 'content-check-'));
  await copyContent(resolve(folder), copy.path);
  // A link shares its bytes with the file, which must stay as it is.
  for (const file of changes.keys()) await rm(join(copy.path, file), { force: true });
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

/** What the names of the copies begin with, and of the folders in which git works while something is sent. */
const copies = /^content-(?:check|publish)-/;

/** How long a copy may be needed at most, in milliseconds. */
const maxAge = 60 * 60_000;

/** Removes the copies that an editor has left which was killed. */
export async function removeOldCopies(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const path of names.filter((name) => copies.test(name)).map((name) => join(tmpdir(), name))) {
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY);
    // Those of others on this machine stay.
    if (age > maxAge) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Copies what content is read from, by second names where the disk allows them. Links lead to the same places, those within the folder
 * to its copy, and what is neither file, folder nor link is none of them in the copy either.
 */
async function copyContent(folder: string, copy: string, path = ''): Promise<void> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const name = join(path, entry.name);
    const [source, target] = [join(folder, name), join(copy, name)];
    if (entry.isDirectory()) {
      await mkdir(target);
      await copyContent(folder, copy, name);
    } else if (entry.isFile()) {
      await inTime(source, () => link(source, target).catch(() => copyFile(source, target)));
    } else if (entry.isSymbolicLink()) {
      const place = resolve(folder, path, await readlink(source));
      await symlink(place.startsWith(folder + sep) ? join(copy, relative(folder, place)) : place, target);
    } else await symlink(devNull, target);
  }
}

const checks = new Map<string, { readonly fingerprint: string; readonly check: Promise<CheckResult> }>();

/** The check of the content as it is now; checked again only when a file has changed. */
export async function currentCheck({ folder, rules, today }: EditorContext): Promise<CheckResult> {
  const fingerprint = `${today()} ${(await fingerprintOf(folder)).text}`;
  const known = checks.get(folder);
  if (known?.fingerprint === fingerprint) return known.check;
  const check = checkChanges(folder, new Map(), rules);
  checks.set(folder, { fingerprint, check });
  check.catch(() => checks.delete(folder));
  return check;
}

/** Takes the check of a change that has just been written as that of the content as it is now. */
export async function setCurrentCheck({ folder, today }: EditorContext, check: CheckResult): Promise<void> {
  const fingerprint = `${today()} ${(await fingerprintOf(folder)).text}`;
  checks.set(folder, { fingerprint, check: Promise.resolve(check) });
}
