import type { ContentType } from '../model/content-type.ts';
import type { Entry } from '../model/space.ts';
import { type Problem, quote } from '../text/problem.ts';
import type { FiledEntry } from './read-entries.ts';

export type Clash = { readonly id: string; readonly problem: Problem };

/**
 * Finds values that must be unique among the published entries of their type but stand in two of them. The entry that
 * had the value before keeps it, then the first in the order of `entries`. An entry that is as an import brought it
 * comes before all others and is never blamed: Contentful has let it pass.
 * @param entries in the order of their file names
 * @param before the entries as they were served until now, by id
 */
export function findClashes(
  types: readonly ContentType[],
  entries: readonly FiledEntry[],
  before: ReadonlyMap<string, FiledEntry>,
): readonly Clash[] {
  const clashes: Clash[] = [];
  const published = entries.filter(({ entry }) => isPublished(entry));
  const byType = Map.groupBy(published, ({ entry }) => entry.sys.contentType.sys.id);
  for (const type of types) {
    for (const field of type.fields.filter((one) => one.validations.some((rule) => rule.unique === true))) {
      const seen = new Map<string, string>();
      const rank = ({ entry, imported }: FiledEntry) =>
        imported ? 0 : hadIt(entry, field.id, before.get(entry.sys.id)?.entry) ? 1 : 2;
      const own = (byType.get(type.sys.id) ?? []).toSorted((a, b) => rank(a) - rank(b));
      for (const { entry, file, lines, imported } of own) {
        for (const value of valuesOf(entry, field.id)) {
          const key = JSON.stringify(value);
          const other = seen.get(key) ?? file;
          seen.set(key, other);
          if (imported || other === file) continue;
          const message = `${quote(field.id)} must be different in every ${quote(type.name)}, but ${other} also has ${quote(value)}.`;
          const problem = { file, line: lines.get(field.id) ?? 1, field: field.id, message };
          clashes.push({ id: entry.sys.id, problem });
        }
      }
    }
  }
  return clashes;
}

const isPublished = ({ sys }: Entry) =>
  sys.publishedVersion !== undefined && sys.archivedVersion === undefined;

const valuesOf = (entry: Entry, field: string) => Object.values(entry.fields[field] ?? {});

function hadIt(entry: Entry, field: string, before: Entry | undefined): boolean {
  if (before === entry) return true;
  if (before === undefined || !isPublished(before)) return false;
  return JSON.stringify(valuesOf(entry, field)) === JSON.stringify(valuesOf(before, field));
}
