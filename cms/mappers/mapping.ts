import type { Person } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { Locale } from '#languages/locale.ts';
import { EntryProblem, type OnEntryProblem } from '../entry-problem.ts';
import { parseLanguage } from './fields.ts';

/** A link of an entry to another, or to an asset: its id alone. */
export type Link = { readonly sys: { readonly id: string } } | null | undefined;

/** The targets of links, by the id of the entry or asset, and of kinds, by their slug. */
export interface LinkTargets {
  /** The path of each page and event. */
  readonly paths: ReadonlyMap<string, Path>;
  /** By the id of the asset, as rich text names them. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The same by the id of the entry that describes each. */
  readonly pictureEntries: ReadonlyMap<string, Picture>;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

/** No targets: every link then leads nowhere. */
export const noTargets: LinkTargets = {
  paths: new Map(),
  pictures: new Map(),
  pictureEntries: new Map(),
  places: new Map(),
  people: new Map(),
  kinds: new Map(),
};

/** Where mappers report the faults of entries. */
export interface Reporting {
  readonly report: OnEntryProblem;
}

/** What mappers need beside the entries. */
export interface Mapping extends Reporting {
  readonly targets: LinkTargets;
  readonly locale: Locale;
}

/** The target of a link; undefined without a link, and for one to an entry that is unpublished or faulty. */
export function targetOf<Value>(link: Link, targets: ReadonlyMap<string, Value>): Value | undefined {
  return link ? targets.get(link.sys.id) : undefined;
}

/** A list of entries of the content service: with nulls for unresolved links, and perhaps missing. */
export type Collection<Wire> = { readonly items: readonly (Wire | null)[] } | null | undefined;

export type EntryOf<List> = List extends { readonly items: readonly (infer Wire)[] }
  ? NonNullable<Wire>
  : never;

/** The entries of a list without nulls; none for a missing list, as in results stored by an earlier release. */
export function entriesOf<Wire>(collection: Collection<Wire>): readonly Wire[] {
  return Array.isArray(collection?.items)
    ? collection.items.filter((item) => typeof item === 'object' && item !== null)
    : [];
}

/** The name of an entry in problems: its type and its id, which results of an earlier release may lack. */
export function nameOf(type: string, wire: { readonly sys?: { readonly id?: string } | null }): string {
  return `${type} ${wire.sys?.id ?? ''}`.trim();
}

/** The problem of an entry: the EntryProblem itself, or for another exception that a value has an unexpected type. */
function problemOf(error: unknown, entry: string): EntryProblem {
  return error instanceof EntryProblem
    ? error
    : new EntryProblem(entry, 'sys', `belongs to an entry that cannot be read (${String(error)})`);
}

/**
 * Makes the mapper of a list: it leaves out and reports entries with a fault.
 * @param type the content type, for the report
 * @param map maps one entry, or throws an EntryProblem
 */
export function listMapper<Wire, Value, Own extends Reporting>(
  type: string,
  map: (wire: Wire, mapping: Own) => Value,
): (collection: Collection<Wire>, mapping: Own) => readonly Value[] {
  return (collection, mapping) =>
    entriesOf(collection).flatMap((wire) => {
      try {
        return [map(wire, mapping)];
      } catch (error) {
        mapping.report(problemOf(error, nameOf(type, wire as Parameters<typeof nameOf>[1])));
        return [];
      }
    });
}

/**
 * Maps an optional part of an entry, and reports it if it has a fault.
 * @param otherwise the value for a part with a fault
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

/** The language of an entry's words; undefined for the church's own, and for one that cannot be read, which is reported. */
export function mapLanguage(
  entry: string,
  { language }: { readonly language?: string | null },
  report: OnEntryProblem,
): string | undefined {
  return mapPart(entry, () => parseLanguage(entry, language), undefined, report);
}
