import type { ContentType } from '../model/content-type.ts';
import type { Entry } from '../model/space.ts';
import { type Problem, quote } from '../text/content-fault.ts';
import type { FiledEntry } from './read-entries.ts';

/**
 * Finds values that must be unique among the published entries of their type but occur in two of them. The fault is
 * reported for one of the two: not for an entry that is unchanged since its import, since Contentful has accepted it, then
 * not for the entry that had the value before, then not for the entry whose id it is, since a copy has a name of its own, then not for
 * the first in the order of `entries`.
 * @param entries the entries, and their translations, in the order of their file names
 * @param before the same as they were served until now, by `entryKey`
 * @returns the key of each file that must not have its value, and the fault
 */
export function findDuplicates(
  types: readonly ContentType[],
  entries: readonly FiledEntry[],
  before: ReadonlyMap<string, FiledEntry>,
) {
  const duplicates: { readonly key: string; readonly problem: Problem }[] = [];
  const originals = entries.filter(({ locale, entry }) => locale === undefined && isPublished(entry));
  const ids = new Set(originals.map(({ entry }) => entry.sys.id));
  const published = entries.filter(({ entry }) => ids.has(entry.sys.id));
  const byType = Map.groupBy(published, ({ entry }) => entry.sys.contentType.sys.id);
  for (const type of types) {
    for (const field of type.fields.filter((one) => one.validations.some((rule) => rule.unique === true))) {
      const seen = new Map<string, { readonly id: string; readonly file: string }>();
      const rank = ({ imported, entry, key }: FiledEntry) => {
        if (imported) return 0;
        if (hadSameValue(entry, field.id, before.get(key)?.entry)) return 1;
        return valuesOf(entry, field.id).includes(entry.sys.id) ? 2 : 3;
      };
      const own = (byType.get(type.sys.id) ?? []).toSorted((a, b) => rank(a) - rank(b));
      for (const { key: fileKey, entry, file, lines, imported } of own) {
        for (const value of valuesOf(entry, field.id)) {
          const key = JSON.stringify(value);
          const other = seen.get(key) ?? { id: entry.sys.id, file };
          seen.set(key, other);
          if (imported || other.id === entry.sys.id) continue;
          const message = `${quote(field.id)} must be different in every ${quote(type.name)}, but ${other.file} also has ${quote(value)}.`;
          const problem = { file, line: lines.get(field.id) ?? 1, field: field.id, message };
          duplicates.push({ key: fileKey, problem });
        }
      }
    }
  }
  return duplicates;
}

const isPublished = ({ sys }: Entry) =>
  sys.publishedVersion !== undefined && sys.archivedVersion === undefined;

const valuesOf = (entry: Entry, field: string) => Object.values(entry.fields[field] ?? {});

function hadSameValue(entry: Entry, field: string, before: Entry | undefined): boolean {
  if (before === entry) return true;
  if (before === undefined || !isPublished(before)) return false;
  return JSON.stringify(valuesOf(entry, field)) === JSON.stringify(valuesOf(before, field));
}
