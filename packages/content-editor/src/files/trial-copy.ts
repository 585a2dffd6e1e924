import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Finding, SiteRules } from '../options.ts';
import { type FileChanges, writeFiles } from './content-folder.ts';

/** What the check says about the content with a change. */
export interface Trial extends Awaited<ReturnType<SiteRules['check']>> {
  /** The findings, with paths within the content folder. */
  readonly findings: readonly Finding[];
}

/** Checks a content folder as if files were changed already: in a copy, so that nobody sees an unchecked change. */
export async function checkWith(folder: string, changes: FileChanges, rules: SiteRules): Promise<Trial> {
  const copy = await mkdtemp(join(tmpdir(), 'content-trial-'));
  try {
    await copyContent(folder, copy);
    // A link shares its bytes with the file, which must stay as it is.
    for (const file of changes.keys()) await rm(join(copy, file), { force: true });
    await writeFiles(copy, changes);
    const { space, findings } = await rules.check(copy);
    return { space, findings: findings.map((finding) => ({ ...finding, file: within(copy, finding.file) })) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function within(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
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
