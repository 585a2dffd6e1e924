import type { Person } from '#domain/church/person.ts';
import type { ChurchFactsQuery, RolePartsFragment } from '../../generated/operations.ts';
import { optional, parseDay, required, textsOf } from '../fields.ts';
import { type Collection, type EntryOf, listMapper, type Mapping, nameOf, targetOf } from '../mapping.ts';

/** What mapping a person needs. */
export type PersonMapping = Pick<Mapping, 'targets' | 'report'>;
type RoleWire = EntryOf<ChurchFactsQuery['roleCollection']>;

/**
 * Maps a role to a contact person.
 * @throws EntryProblem when the role has no title
 */
export function mapPerson(wire: RolePartsFragment, { targets }: Pick<Mapping, 'targets'>): Person {
  return {
    role: required(nameOf('role', wire), 'title', wire.title),
    ...optional(wire, 'name', 'telephone', 'email'),
    hours: wire.when ?? undefined,
    ringFor: textsOf(wire.ringFor),
    responsibilities: wire.responsibilities ?? '',
    portrait: targetOf(wire.portrait, targets.pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
}

const mapRoles = listMapper(
  'role',
  (wire: RoleWire, mapping: PersonMapping) => [wire.sys.id, mapPerson(wire, mapping)] as const,
);

/** The people by role, by the id of their entry, in the order of content. */
export function mapPeople(
  collection: Collection<RoleWire>,
  mapping: PersonMapping,
): ReadonlyMap<string, Person> {
  return new Map(mapRoles(collection, mapping));
}
