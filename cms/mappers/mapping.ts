import type { Person } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import type { Paper } from '#domain/page/paper.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { Problem } from '#domain/problem.ts';
import type { Locale } from '#languages/locale.ts';
import { type Collection, type EntryType, entriesOf, type Fields } from '../content-entries.ts';
import { EntryError, entryProblem, type OnProblem } from '../entry-problem.ts';
import type { LastGood } from '../keep-last-good.ts';
import { parseLanguage, textsOf } from './fields.ts';
import type { PublicationWindow } from './publication-window.ts';

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
  /** By the id of the entry. */
  readonly papers: ReadonlyMap<string, Paper>;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

const none = new Map<string, never>();

/** No targets: every link then leads nowhere. */
export const noTargets: LinkTargets = {
  ...{ paths: none, pictures: none, pictureEntries: none },
  ...{ papers: none, places: none, people: none, kinds: none },
};

/** The entry from which a mapped value has its words. */
export interface Source {
  readonly type: EntryType;
  readonly wire: object;
  /** The fields that have another name in the content model, with that name. */
  readonly names: Readonly<Record<string, string>>;
}

/** What mappers need beside the entries. */
export interface Mapping extends Pick<PublicationWindow, 'isShown'> {
  readonly report: OnProblem;
  readonly targets: LinkTargets;
  readonly locale: Locale;
  /** The day by the church's clock, by which problems name the next date of a kind; undefined while all days are meant. */
  readonly today?: Temporal.PlainDate | undefined;
  /** The sources of mapped values, by which `translator` finds their words in another language. */
  readonly sources: WeakMap<object, readonly Source[]>;
  readonly lastGood: LastGood;
}

/** Remembers from which entry a value has its words. */
export function wordsFrom<Value extends object>(
  value: Value,
  { sources }: Pick<Mapping, 'sources'>,
  type: EntryType,
  wire: object,
  names: Source['names'] = {},
): Value {
  sources.set(value, [...(sources.get(value) ?? []), { type, wire, names }]);
  return value;
}

/** Remembers of a part, such as the address of a place, that it has its words from where the whole has them. */
export function sameWords<Value extends object>(part: Value, whole: object, { sources }: Mapping): Value {
  sources.set(part, sources.get(whole) ?? []);
  return part;
}

/** The target of a link; undefined without a link, and for one to an entry that is unpublished or faulty. */
export function targetOf<Value>(link: Link, targets: ReadonlyMap<string, Value>): Value | undefined {
  return link ? targets.get(link.sys.id) : undefined;
}

/** The entries of a list that are shown. */
export function shownEntries<Wire extends object>(
  collection: Collection<Wire>,
  { isShown }: Pick<Mapping, 'isShown'>,
): readonly Wire[] {
  return entriesOf(collection).filter(isShown);
}

/** The name of an entry in problems: its type and its id, which results of an earlier release may lack. */
export function nameOf(type: string, wire: { readonly sys?: { readonly id?: string } | null }): string {
  return `${type} ${wire.sys?.id ?? ''}`.trim();
}

/** The problem that an error carries, or for another exception that a value has an unexpected type. */
function problemOf(error: unknown, entry: string): Problem {
  return error instanceof EntryError
    ? error.problem
    : entryProblem(entry, 'sys', `belongs to an entry that cannot be read (${String(error)})`);
}

/**
 * Makes the mapper of a list: it leaves out entries that are not shown, and leaves out and reports those with a fault.
 * @param map maps one entry, or throws an EntryError; `entry` is its name in problems
 * @param names the fields that have another name in the content model, with that name
 */
export function listMapper<Type extends EntryType, Value extends object, Wire extends object = Fields<Type>>(
  type: Type,
  map: (wire: Wire, mapping: Mapping, entry: string) => Value,
  names?: Source['names'],
): (collection: Collection<Wire>, mapping: Mapping) => readonly Value[] {
  return (collection, mapping) =>
    shownEntries(collection, mapping).flatMap((wire) => {
      const entry = nameOf(type, wire);
      try {
        return [wordsFrom(map(wire, mapping, entry), mapping, type, wire, names)];
      } catch (error) {
        mapping.report(problemOf(error, entry));
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
  report: OnProblem,
): Value | Otherwise {
  try {
    return map();
  } catch (error) {
    report({ ...problemOf(error, entry), severity: 'error', outcome: 'served' });
    return otherwise;
  }
}

/**
 * Reads the lines of a list. One that cannot be read is reported and left out.
 * @param form what a line has to be
 */
export function mapLines<Value>(
  entry: string,
  field: string,
  lines: readonly (string | null)[] | null | undefined,
  read: (line: string) => Value | undefined,
  form: string,
  report: OnProblem,
): readonly Value[] {
  return textsOf(lines).flatMap((line) => {
    const value = read(line);
    if (value !== undefined) return [value];
    report(entryProblem(entry, field, `holds “${line}”, but ${form} is expected`, 'served'));
    return [];
  });
}

/** The language of an entry's words; undefined for the church's own, and for one that cannot be read, which is reported. */
export function mapLanguage(
  entry: string,
  { language }: { readonly language?: string | null },
  report: OnProblem,
): string | undefined {
  return mapPart(entry, () => parseLanguage(entry, language), undefined, report);
}
