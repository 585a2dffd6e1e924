import { EntryProblem, type OnEntryProblem } from '../entry-problem.ts';

/** A list of entries as the content service gives it: with holes where links lead to nothing, and maybe missing. */
export type Collection<Wire> = { readonly items: readonly (Wire | null)[] } | null | undefined;

/** What the list of a query holds. */
export type EntryOf<List> = List extends { readonly items: readonly (infer Wire)[] }
  ? NonNullable<Wire>
  : never;

/** The entries of a list, without its holes; none of a list that is missing, as in answers that an earlier release has stored. */
export function entriesOf<Wire>(collection: Collection<Wire>): readonly Wire[] {
  return Array.isArray(collection?.items)
    ? collection.items.filter((item) => typeof item === 'object' && item !== null)
    : [];
}

/** What an exception says of an entry: its own problem, or that a value in it has a type that nobody expects. */
function problemOf(error: unknown, entry: string): EntryProblem {
  return error instanceof EntryProblem
    ? error
    : new EntryProblem(entry, 'sys', `belongs to an entry that cannot be read (${String(error)})`);
}

/**
 * Maps entries so that one with a fault takes no other with it: it is reported and left out.
 * @param type the content type, for the report
 */
export function mapEntries<Wire, Value>(
  type: string,
  collection: Collection<Wire>,
  map: (wire: Wire) => Value,
  report: OnEntryProblem,
): readonly Value[] {
  return entriesOf(collection).flatMap((wire) => {
    try {
      return [map(wire)];
    } catch (error) {
      report(problemOf(error, type));
      return [];
    }
  });
}

/**
 * Maps a part of an entry that the rest can do without.
 * @param otherwise what stands in for a part with a fault, which is reported
 */
export function mapPart<Value, Otherwise>(
  entry: string,
  map: () => Value,
  otherwise: Otherwise,
  report: OnEntryProblem,
): Value | Otherwise {
  try {
    return map();
  } catch (error) {
    report(problemOf(error, entry).ofPart());
    return otherwise;
  }
}
