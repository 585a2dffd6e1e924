import { hash } from 'node:crypto';
import { join } from 'node:path';
import { readContentFile } from 'emulator-for-contentful/folder';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import type { LocatedProblem } from '#domain/problem.ts';
import { placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { readContentNames } from '#scripts/content/content-files.ts';
import { demonstrationFolder } from '#scripts/content/content-folder.ts';
import { type Entries, error, ofFile, type Problems } from '../problems.ts';
import { plainTextsOf, wordsOf } from '../texts.ts';

/** The name of the demonstration's church, and its host name. */
const demonstrationName = /\bSt\.? Oswin|\bstoswins\b/i;

/**
 * Finds what is still the invented church's in content for a public site: its entries, its name, numbers that reach nobody, and
 * national helplines that nobody has compared with their source. Those of the Safeguarding page are checked with what stops a start.
 * @param theirs the demonstration's entries
 */
export function demoLeftovers(entries: Entries, theirs: Entries): Problems {
  const same = new Set(theirs.map(textOf));
  const isOurName = entriesOfType(entries, 'siteSettings').some(({ fields }) =>
    demonstrationName.test(fields.title ?? ''),
  );
  const leftIn = (entry: ContentEntry) => {
    if (entry.type === 'helpline' && entry.fields.source)
      return uncheckedHelpline(entry, entry.fields.source, entry.fields.lastChecked);
    // Every church may share files and kinds of event.
    if (entry.type === 'asset') return [];
    if (entry.type !== 'eventKind' && same.has(textOf(entry))) return [stillTheirs(entry)];
    return isOurName ? [] : theirName(entry);
  };
  const isJudged = (entry: ContentEntry) => entry.type !== 'asset' && !isOnSafeguarding(entry, entries);
  return entries.flatMap((entry) => [...leftIn(entry), ...(isJudged(entry) ? invented(entry) : [])]);
}

function stillTheirs(entry: ContentEntry) {
  const [field = 'title'] = plainTextsOf(entry).find(([, text]) => parseDay(text) === undefined) ?? [];
  return error(entry, field, 'This is still the invented church’s: write your own, or delete the file.');
}

function theirName(entry: ContentEntry): Problems {
  const [field, words = ''] = wordsOf(entry).find(([, text]) => demonstrationName.test(text)) ?? [];
  if (field === undefined) return [];
  const near = demonstrationName.exec(words)?.[0];
  return [error(entry, field, 'This names the invented church: write your own name.', near)];
}

/** Finds a national helpline that nobody has compared with the page named in its source. */
function uncheckedHelpline(entry: ContentEntry, source: string, lastChecked: string | null): Problems {
  if (lastChecked !== null) return [];
  const message = `Nobody has checked this number: compare it with ${source}, then write that day as “lastChecked”. Never ring a helpline to test it.`;
  return [error(entry, 'telephone', message)];
}

function isOnSafeguarding({ type, id, fields }: ContentEntry, entries: Entries): boolean {
  if (type === 'page') return fields.slug === 'safeguarding';
  if (type !== 'role') return type === 'helpline' || type === 'safeguarding';
  return entriesOfType(entries, 'safeguarding').some(({ fields }) => fields.localContact?.sys.id === id);
}

/** Finds numbers and addresses that reach nobody, one for each field. */
function invented(entry: ContentEntry): Problems {
  const found = wordsOf(entry).flatMap(([field, text]) => {
    const [first] = placeholdersIn(text);
    return first === undefined ? [] : [[field, first] as const];
  });
  return Array.from(new Map(found), ([field, near]) =>
    error(entry, field, `${near} reaches nobody: write your own church’s.`, near),
  );
}

/** A text that is the same for entries of the same type and values. */
function textOf({ type, fields }: ContentEntry): string {
  const { sys: _, ...values } = fields;
  return `${type} ${JSON.stringify(values)}`;
}

/** The names of the files of a content folder's assets but the `.yaml` files, with their hashes. What is refused has none, and is told elsewhere. */
async function assetHashes(folder: string): Promise<readonly (readonly [name: string, hash: string])[]> {
  const names = await readContentNames(folder, 'assets').catch(() => []);
  const hashes = names.map(async (name) => {
    if (name.endsWith('.yaml')) return [];
    const found = await readContentFile(join(folder, 'assets', name), folder).catch(() => undefined);
    return found === undefined ? [] : [[name, hash('sha256', found.bytes)] as const];
  });
  return (await Promise.all(hashes)).flat();
}

/** Finds the files of the demonstration's pictures in a content folder: each has a `.yaml` beside it. */
export async function demoPictures(folder: string): Promise<readonly LocatedProblem[]> {
  const own = await assetHashes(folder);
  const theirs = new Set(
    (own.length === 0 ? [] : await assetHashes(demonstrationFolder)).map(([, sum]) => sum),
  );
  return own.flatMap(([name, sum]) => {
    const message = `${name} is still the invented church’s picture: replace it, or delete it and the .yaml beside it.`;
    return theirs.has(sum) ? ofFile('error', join(folder, 'assets', name), message) : [];
  });
}
