import { hash } from 'node:crypto';
import { join } from 'node:path';
import { readContentFile } from 'emulator-for-contentful/folder';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import type { LocatedProblem, Problem } from '#domain/problem.ts';
import { placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { readContentNames } from '#scripts/content-files.ts';
import { demonstrationFolder } from '#scripts/content-folder.ts';
import { error, ofFile } from '../problems.ts';
import { plainTextsOf, wordsOf } from '../texts.ts';

/** Content types whose entries every church may share. */
const shared: ReadonlySet<string> = new Set(['eventKind', 'asset']);

/** The name of the demonstration's church, and its host name. */
const demonstrationName = /\bSt\.? Oswin|\bstoswins\b/i;

/**
 * Finds what is still the invented church's in content for a public site: its entries, its name, numbers that reach nobody, and
 * national helplines that nobody has compared with their source. Those of the Safeguarding page are checked with what stops a start.
 * @param theirs the demonstration's entries
 */
export function demoLeftovers(
  entries: readonly ContentEntry[],
  theirs: readonly ContentEntry[],
): readonly Problem[] {
  const same = new Set(theirs.map(textOf));
  const ownName = entriesOfType(entries, 'siteSettings').some(({ fields }) =>
    demonstrationName.test(fields.title ?? ''),
  );
  return entries.flatMap((entry) => [
    ...(entry.type === 'helpline' && entry.fields.source
      ? uncheckedHelpline(entry.fields.source, entry)
      : !shared.has(entry.type) && same.has(textOf(entry))
        ? [stillTheirs(entry)]
        : ownName || entry.type === 'asset'
          ? []
          : namedProblem(entry)),
    ...(isOnSafeguarding(entry, entries) || entry.type === 'asset' ? [] : inventedProblems(entry)),
  ]);
}

function stillTheirs(entry: ContentEntry): Problem {
  const message = 'This is still the invented church’s: write your own, or delete the file.';
  const [field = 'title'] = plainTextsOf(entry).find(([, text]) => parseDay(text) === undefined) ?? [];
  return error(entry, field, message);
}

function namedProblem(entry: ContentEntry): readonly Problem[] {
  const [field, words] = wordsOf(entry).find(([, text]) => demonstrationName.test(text)) ?? [];
  const near = words && demonstrationName.exec(words)?.[0];
  return field === undefined
    ? []
    : [error(entry, field, 'This names the invented church: write your own name.', near)];
}

/** Finds a national helpline that nobody has compared with the page named in its source. */
function uncheckedHelpline(source: string, entry: ContentEntry): readonly Problem[] {
  if ('lastChecked' in entry.fields && entry.fields.lastChecked !== null) return [];
  const message = `Nobody has checked this number: compare it with ${source}, then write that day as “lastChecked”. Never ring a helpline to test it.`;
  return [error(entry, 'telephone', message)];
}

function isOnSafeguarding({ type, id, fields }: ContentEntry, entries: readonly ContentEntry[]): boolean {
  if (type === 'page') return fields.slug === 'safeguarding';
  if (type !== 'role') return type === 'helpline' || type === 'safeguarding';
  return entriesOfType(entries, 'safeguarding').some(({ fields }) => fields.localContact?.sys.id === id);
}

/** Finds numbers and addresses that reach nobody, one for each field. */
function inventedProblems(entry: ContentEntry): readonly Problem[] {
  const byField = new Map(
    wordsOf(entry).flatMap(([field, text]) =>
      placeholdersIn(text)
        .slice(0, 1)
        .map((found) => [field, found] as const),
    ),
  );
  return [...byField].map(([field, found]) =>
    error(entry, field, `${found} reaches nobody: write your own church’s.`, found),
  );
}

/** A text that is the same for entries of the same type and values. */
function textOf({ type, fields }: ContentEntry): string {
  const { sys: _, ...values } = fields;
  return `${type} ${JSON.stringify(values)}`;
}

/** The hash of each file of a content folder's assets but the `.yaml` files, by its name. What is refused has none, and is told elsewhere. */
async function assetHashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readContentNames(folder, 'assets').catch(() => []);
  const hashes = await Promise.all(
    names.map(async (name) => {
      if (name.endsWith('.yaml')) return [];
      const found = await readContentFile(join(folder, 'assets', name), folder).catch(() => undefined);
      return found === undefined ? [] : [[name, hash('sha256', found.bytes)] as const];
    }),
  );
  return new Map(hashes.flat());
}

/** Finds the files of the demonstration's pictures in a content folder: each has a `.yaml` beside it. */
export async function demoPictures(folder: string): Promise<readonly LocatedProblem[]> {
  const own = await assetHashes(folder);
  const theirs = own.size === 0 ? new Set() : new Set((await assetHashes(demonstrationFolder)).values());
  return [...own]
    .filter(([, each]) => theirs.has(each))
    .map(([name]) => {
      const message = `${name} is still the invented church’s picture: replace it, or delete it and the .yaml beside it.`;
      return ofFile('error', join(folder, 'assets', name), message);
    });
}
