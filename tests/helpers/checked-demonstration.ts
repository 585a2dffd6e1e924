import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentenceWithField } from '#domain/problem.ts';
import { checkFolder } from '#editorial/check/check-folder.ts';

const demonstration = new URL('../../content', import.meta.url).pathname;
const now = Temporal.Instant.from('2026-11-21T09:00:00Z');

/** The findings on a copy of the demonstration church in which some files are changed, as `file:line severity sentence`. */
export async function findingsAfter(
  change: (folder: string) => void,
  siteUrl?: string,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  try {
    cpSync(demonstration, folder, { recursive: true });
    change(folder);
    const { problems } = await checkFolder(folder, now, siteUrl);
    return problems.map(
      (problem) =>
        `${problem.file?.slice(folder.length + 1)}:${problem.line} ${problem.severity} ${sentenceWithField(problem)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A change of a file. @throws when the file does not hold what is to be replaced */
export function edit(name: string, from: string | RegExp, to: string): (folder: string) => void {
  return (folder) => {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} does not hold ${from}.`);
    writeFileSync(file, after);
  };
}

/** The findings on the demonstration church itself: it is invented, so nobody has checked its facts. */
export const unchanged = await findingsAfter(() => {});

/** The findings that a change adds. */
export async function addedBy(change: (folder: string) => void): Promise<readonly string[]> {
  return (await findingsAfter(change)).filter((line) => !unchanged.includes(line));
}
