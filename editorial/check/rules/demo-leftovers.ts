import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import type { Problem } from '#domain/problem.ts';
import { placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
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

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Finds the files of the demonstration's pictures in a content folder: each has a `.yaml` beside it. */
export function demoPictures(folder: string): readonly Problem[] {
  const filesIn = (path: string) =>
    globSync('*', { cwd: join(path, 'assets') })
      .filter((name) => !name.endsWith('.yaml'))
      .map((name) => join(path, 'assets', name));
  if (!existsSync(join(folder, 'assets'))) return [];
  const theirs = new Set(filesIn(demonstrationFolder).map(hashOf));
  return filesIn(folder)
    .filter((file) => theirs.has(hashOf(file)))
    .map((file) => {
      const message = `${basename(file)} is still the invented church’s picture: replace it, or delete it and the .yaml beside it.`;
      return ofFile('error', file, message);
    });
}
