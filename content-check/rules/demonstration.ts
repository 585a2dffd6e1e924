import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContent, type Space, sourceAt } from 'emulator-for-contentful';
import { placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
import { error, type FieldFault, type Finding } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';

/** Content types whose entries every church may share. */
const shared: ReadonlySet<string> = new Set(['eventKind']);

/** The name of the demonstration's church, and its host name. */
const demonstrationName = /\bSt\.? Oswin|\bstoswins\b/i;

/**
 * Finds what is still the invented church's in content for a public site: its entries, its name, bank details of noughts, numbers
 * that reach nobody, and national helplines that nobody has compared with their source.
 */
export async function demonstrationFaults(space: Space): Promise<readonly FieldFault[]> {
  const same = await demonstrationEntries();
  const entries = publishedEntries(space);
  const ownName = publishedEntries(space, 'siteSettings').some((site) =>
    demonstrationName.test(site.text('title') ?? ''),
  );
  return entries.flatMap((entry) => {
    if (entry.type === 'helpline' && entry.text('source')) return uncheckedHelpline(entry);
    if (!shared.has(entry.type) && same.has(textOf(entry))) return [stillTheirs(entry)];
    return ownName ? [] : namedFault(entry);
  });
}

function stillTheirs(entry: PublishedEntry): FieldFault {
  const message = 'This is still the invented church’s: write your own, or delete the file.';
  return error(entry, Object.keys(entry.values)[0] ?? 'title', message);
}

function namedFault(entry: PublishedEntry): readonly FieldFault[] {
  const field = Object.keys(entry.values).find((name) =>
    demonstrationName.test(JSON.stringify(entry.values[name] ?? '')),
  );
  const near = field && demonstrationName.exec(JSON.stringify(entry.values[field]))?.[0];
  return field === undefined
    ? []
    : [error(entry, field, 'This names the invented church: write your own name.', near)];
}

/** Finds a national helpline that nobody has compared with the page named in its source. */
function uncheckedHelpline(entry: PublishedEntry): readonly FieldFault[] {
  if (entry.text('lastChecked') !== null) return [];
  const message = `Nobody has checked this number: compare it with ${entry.text('source')}, then write that day as “lastChecked”. Never ring a helpline to test it.`;
  return [error(entry, 'telephone', message)];
}

/** Finds a bank account of noughts, to which no gift could be paid. */
export function accountFaults(space: Space): readonly FieldFault[] {
  const isNoughts = (text: string | null) => /^[0\s-]+$/.test(text ?? '');
  return publishedEntries(space, 'giving')
    .filter((giving) => isNoughts(giving.text('sortCode')) || isNoughts(giving.text('accountNumber')))
    .map((giving) =>
      error(
        giving,
        'sortCode',
        'This bank account is invented: write your own, or delete this entry and the page donate.',
      ),
    );
}

/** Finds numbers and addresses that reach nobody in entries other than those on Safeguarding, which `reachability.ts` checks. */
export function inventedFaults(
  space: Space,
  isOnSafeguarding: (entry: PublishedEntry) => boolean,
): readonly FieldFault[] {
  return publishedEntries(space)
    .filter((entry) => !isOnSafeguarding(entry))
    .flatMap((entry) =>
      Object.entries(entry.values).flatMap(([field, value]) =>
        placeholdersIn(JSON.stringify(value ?? ''))
          .slice(0, 1)
          .map((found) => error(entry, field, `${found} reaches nobody: write your own church’s.`, found)),
      ),
    );
}

/** A text that is the same for entries of the same type and values. */
function textOf({ type, values }: PublishedEntry): string {
  const sorted = Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other));
  return `${type} ${JSON.stringify(sorted)}`;
}

async function demonstrationEntries(): Promise<ReadonlySet<string>> {
  const reading = await readContent(sourceAt(demonstrationFolder));
  return new Set(reading.ok ? publishedEntries(reading.space).map(textOf) : []);
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Finds the files of the demonstration's pictures in a content folder: each has a `.yaml` beside it. */
export function demonstrationFiles(folder: string): readonly Finding[] {
  const filesIn = (path: string) =>
    globSync('*', { cwd: join(path, 'assets') })
      .filter((name) => !name.endsWith('.yaml'))
      .map((name) => join(path, 'assets', name));
  if (!existsSync(join(folder, 'assets'))) return [];
  const theirs = new Set(filesIn(demonstrationFolder).map(hashOf));
  return filesIn(folder)
    .filter((file) => theirs.has(hashOf(file)))
    .map((file) => ({
      severity: 'error',
      file,
      line: 1,
      message: `${basename(file)} is still the invented church’s picture: replace it, or delete it and the .yaml beside it.`,
    }));
}
