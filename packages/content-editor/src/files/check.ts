import { copyFile, link, mkdir, mkdtempDisposable, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { EditorContext } from '../context.ts';
import type { Finding, SiteRules } from '../options.ts';
import { type FileChanges, writeFiles } from './write-files.ts';

/** What the check says about the content with a change. */
export interface CheckResult extends Awaited<ReturnType<SiteRules['check']>> {
  /** The findings, with paths within the content folder. */
  readonly findings: readonly Finding[];
}

/** Checks a content folder as if files were changed already: in a copy, so that nobody sees an unchecked change. */
export async function checkChanges(
  folder: string,
  changes: FileChanges,
  rules: SiteRules,
): Promise<CheckResult> {
  await using copy = await mkdtempDisposable(join(tmpdir(), 'content-check-'));
  await copyContent(folder, copy.path);
  // A link shares its bytes with the file, which must stay as it is.
  for (const file of changes.keys()) await rm(join(copy.path, file), { force: true });
  await writeFiles(copy.path, changes);
  const { space, findings } = await rules.check(copy.path);
  const within = (file: string) => relative(copy.path, file).split(sep).join('/');
  return { space, findings: findings.map((finding) => ({ ...finding, file: within(finding.file) })) };
}

/** Copies what content is read from, by links where the disk allows them. */
async function copyContent(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target);
      await copyContent(source, target);
    } else await link(source, target).catch(() => copyFile(source, target));
  }
}

const checks = new Map<string, { readonly fingerprint: string; readonly check: Promise<CheckResult> }>();

/** The check of the content as it is now; checked again only when a file has changed. */
export async function currentCheck({ folder, rules, today }: EditorContext): Promise<CheckResult> {
  const fingerprint = `${today()} ${await fingerprintOf(folder)}`;
  const known = checks.get(folder);
  if (known?.fingerprint === fingerprint) return known.check;
  const check = checkChanges(folder, new Map(), rules);
  checks.set(folder, { fingerprint, check });
  check.catch(() => checks.delete(folder));
  return check;
}

/** Takes the check of a change that has just been written as that of the content as it is now. */
export async function setCurrentCheck({ folder, today }: EditorContext, check: CheckResult): Promise<void> {
  const fingerprint = `${today()} ${await fingerprintOf(folder)}`;
  checks.set(folder, { fingerprint, check: Promise.resolve(check) });
}

/** Names, sizes and times of all files. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => !name.split(/[\\/]/).some((part) => part.startsWith('.'))).toSorted();
  const about = await Promise.all(
    own.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return `${name} ${found?.size} ${found?.mtimeMs}`;
    }),
  );
  return about.join('\n');
}
