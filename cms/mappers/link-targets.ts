import type { Person } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { EntryProblem } from '../entry-problem.ts';

/** A link of an entry to another, or to an asset: its id alone. */
export type Link = { readonly sys: { readonly id: string } } | null | undefined;

/** The targets of links, by the id of the entry or asset. */
export interface LinkTargets {
  /** The path of each page and event. */
  readonly paths: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
}

/** The context of a mapper. */
export interface Mapping {
  readonly targets: LinkTargets;
  /** The church's time zone. */
  readonly timeZone: string;
  readonly report: (problem: EntryProblem) => void;
}

/** The target of a link; undefined without a link, and for one to an entry that is unpublished or faulty. */
export function targetOf<Value>(link: Link, targets: ReadonlyMap<string, Value>): Value | undefined {
  return link ? targets.get(link.sys.id) : undefined;
}
