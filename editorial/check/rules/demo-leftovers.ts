import { basename } from 'node:path';
import type { ReadContent } from 'emulator-for-contentful';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import type { LocatedProblem } from '#domain/problem.ts';
import { placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { type Entries, error, ofFile, type Problems } from '../problems.ts';
import { plainTextsOf, wordsOf } from '../texts.ts';

type Files = ReadContent['files'];

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

/** Finds the demonstration's pictures among the files of a content folder, by their bytes. */
export function demoPictures(own: Files, theirs: Files): readonly LocatedProblem[] {
  const versions = new Set(Array.from(theirs.values(), ({ version }) => version));
  const found = [...own.values()].filter(({ version }) => versions.has(version));
  return [...new Set(found.map(({ path }) => path))].map((path) => {
    const message = `${basename(path)} is still the invented church’s picture: replace it, or delete it and the .yaml beside it.`;
    return ofFile('error', path, message);
  });
}
