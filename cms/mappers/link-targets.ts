import type { Person } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { EntryProblem } from '../entry-problem.ts';

/** A link of an entry to another, or to an asset: its id alone. */
export type Link = { readonly sys: { readonly id: string } } | null | undefined;

/** What links lead to, by the id of the entry or asset. */
export interface LinkTargets {
  /** The path of each page and event. */
  readonly paths: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, Person>;
}

/** What a mapper has besides the entry. */
export interface Mapping {
  readonly targets: LinkTargets;
  /** The zone in which the times of events are meant. */
  readonly timeZone: string;
  readonly report: (problem: EntryProblem) => void;
}

/** What a link leads to; undefined without a link, and where it leads to nothing that is published and without fault. */
export function targetOf<Value>(link: Link, targets: ReadonlyMap<string, Value>): Value | undefined {
  return link ? targets.get(link.sys.id) : undefined;
}
