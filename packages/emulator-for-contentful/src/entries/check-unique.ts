import type { ContentType } from '../model/content-type.ts';
import type { Entry } from '../model/space.ts';
import { type Problem, quote } from '../text/problem.ts';
import type { FiledEntry } from './read-entries.ts';

type Duplicate = { readonly id: string; readonly problem: Problem };

/**
 * Finds values that must be unique among the published entries of their type but occur in two of them. The fault is
 * reported for one of the two: not for an entry that is unchanged since its import, since Contentful has accepted it, then
 * not for the entry that had the value before, then not for the first in the order of `entries`.
 * @param entries in the order of their file names
 * @param before the entries as they were served until now, by id
 */
export function findDuplicates(
  types: readonly ContentType[],
  entries: readonly FiledEntry[],
  before: ReadonlyMap<string, FiledEntry>,
): readonly Duplicate[] {
  const duplicates: Duplicate[] = [];
  const published = entries.filter(({ entry }) => isPublished(entry));
  const byType = Map.groupBy(published, ({ entry }) => entry.sys.contentType.sys.id);
  for (const type of types) {
    for (const field of type.fields.filter((one) => one.validations.some((rule) => rule.unique === true))) {
      const seen = new Map<string, string>();
      const rank = ({ entry, imported }: FiledEntry) =>
        imported ? 0 : hadSameValue(entry, field.id, before.get(entry.sys.id)?.entry) ? 1 : 2;
      const own = (byType.get(type.sys.id) ?? []).toSorted((a, b) => rank(a) - rank(b));
      for (const { entry, file, lines, imported } of own) {
        for (const value of valuesOf(entry, field.id)) {
          const key = JSON.stringify(value);
          const other = seen.get(key) ?? file;
          seen.set(key, other);
          if (imported || other === file) continue;
          const message = `${quote(field.id)} must be different in every ${quote(type.name)}, but ${other} also has ${quote(value)}.`;
          const problem = { file, line: lines.get(field.id) ?? 1, field: field.id, message };
          duplicates.push({ id: entry.sys.id, problem });
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
