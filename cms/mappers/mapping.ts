import type { Person } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import type { Locale } from '#domain/languages/locale.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { Picture } from '#domain/picture/picture.ts';
import { EntryProblem, type OnEntryProblem } from '../entry-problem.ts';
import { parseLanguage } from './fields.ts';

/** A link of an entry to another, or to an asset: its id alone. */
export type Link = { readonly sys: { readonly id: string } } | null | undefined;

/** The targets of links, by the id of the entry or asset, and of kinds, by their slug. */
export interface LinkTargets {
  /** The path of each page and event. */
  readonly paths: ReadonlyMap<string, Path>;
  /** By the id of the asset, as rich text and older entries name them. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The same by the id of the entry that describes each. */
  readonly pictureEntries: ReadonlyMap<string, Picture>;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

export interface Mapping {
  readonly targets: LinkTargets;
  readonly locale: Locale;
  readonly report: OnEntryProblem;
}

/** The target of a link; undefined without a link, and for one to an entry that is unpublished or faulty. */
export function targetOf<Value>(link: Link, targets: ReadonlyMap<string, Value>): Value | undefined {
  return link ? targets.get(link.sys.id) : undefined;
}

/** The picture of a page or event: that of its picture entry; in older entries its file alone. */
export function illustrationOf(
  { illustration, picture }: { readonly illustration: Link; readonly picture: Link },
  { pictures, pictureEntries }: Pick<LinkTargets, 'pictures' | 'pictureEntries'>,
): Picture | undefined {
  return targetOf(illustration, pictureEntries) ?? targetOf(picture, pictures);
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

/** The problem of an entry: the EntryProblem itself, or for another exception that a value has an unexpected type. */
function problemOf(error: unknown, entry: string): EntryProblem {
  return error instanceof EntryProblem
    ? error
    : new EntryProblem(entry, 'sys', `belongs to an entry that cannot be read (${String(error)})`);
}

/**
 * Maps entries, and leaves out and reports those with a fault.
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
