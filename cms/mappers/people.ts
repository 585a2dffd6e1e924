import type { Person } from '#domain/church/person.ts';
import type { AllFactsQuery } from '../generated/operations.ts';
import type { Mapping } from './link-targets.ts';
import { mapEntries } from './map-entries.ts';
import { parsePerson } from './person.ts';

/** The people by role, by the id of their entry, in the order that content gives them. */
export function mapPeople(
  collection: AllFactsQuery['roleCollection'] | undefined,
  { report }: Pick<Mapping, 'report'>,
): ReadonlyMap<string, Person> {
  return new Map(mapEntries('role', collection, (wire) => [wire.sys.id, parsePerson(wire)] as const, report));
}
