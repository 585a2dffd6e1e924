import type { EntitySys, Entry } from '../model/space.ts';
import { type Problem, quote } from '../text/content-fault.ts';
import type { FiledEntry } from './read-entries.ts';

/**
 * Adds to each entry the values of its translations. An entry was published when the last of its files was changed.
 * @param files the entries and their translations
 */
export function withTranslations(files: readonly FiledEntry[]): readonly Entry[] {
  const translations = Map.groupBy(
    files.filter(({ locale }) => locale !== undefined),
    ({ entry }) => entry.sys.id,
  );
  return files
    .filter(({ locale }) => locale === undefined)
    .map(({ entry }) => (translations.get(entry.sys.id) ?? []).reduce(withTranslation, entry));
}

function withTranslation(entry: Entry, { entry: translation, imported }: FiledEntry): Entry {
  if (translation.sys.contentType.sys.id !== entry.sys.contentType.sys.id) return entry;
  const fields: Record<string, Readonly<Record<string, unknown>>> = { ...entry.fields };
  for (const [id, values] of Object.entries(translation.fields)) fields[id] = { ...values, ...fields[id] };
  // The times and versions of an import are those of the whole entry.
  return { ...entry, fields, sys: imported ? entry.sys : laterOf(entry.sys, translation.sys) };
}

function laterOf<Sys extends EntitySys>(sys: Sys, other: EntitySys): Sys {
  const isLater = (time: 'updatedAt' | 'publishedAt') =>
    Date.parse(other[time] ?? '') > (Date.parse(sys[time] ?? '') || 0);
  const { publishedVersion, publishedAt, updatedAt } = other;
  const updated = { ...sys, ...(isLater('updatedAt') ? { updatedAt } : {}) };
  if (!isLater('publishedAt') || sys.publishedVersion === undefined) return updated;
  const version = Math.max(publishedVersion ?? 0, sys.publishedVersion + 1);
  return { ...updated, publishedAt, publishedVersion: version };
}

/** The faults of a translation that has words which its entry has in the same locale too. */
export function findClashes(translation: FiledEntry, original: FiledEntry | undefined): readonly Problem[] {
  const { locale = '', file, entry, lines } = translation;
  return Object.keys(entry.fields).flatMap((field) => {
    if (original?.entry.fields[field]?.[locale] === undefined) return [];
    const there = `${entry.sys.id}.md, line ${original.lines.get(field) ?? 1}`;
    const message = `${quote(field)} has a value in ${quote(locale)} here and in ${there}. Keep one of the two.`;
    return [{ file, line: lines.get(field) ?? 1, field, message }];
  });
}
