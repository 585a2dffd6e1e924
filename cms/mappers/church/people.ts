import type { Person } from '#domain/church/person.ts';
import type { Collection, Fields } from '../../content-entries.ts';
import type { RolePartsFragment } from '../../generated/operations.ts';
import { optional, parseDay, required, textsOf } from '../fields.ts';
import { listMapper, type Mapping, nameOf, targetOf, wordsFrom } from '../mapping.ts';

/** Maps a role to a contact person. @throws EntryProblem when the role has no title */
export function mapPerson(wire: RolePartsFragment, mapping: Mapping): Person {
  const person = {
    id: wire.sys.id,
    role: required(nameOf('role', wire), 'title', wire.title),
    ...optional(wire, 'name', 'telephone', 'email'),
    hours: wire.when ?? undefined,
    ringFor: textsOf(wire.ringFor),
    responsibilities: wire.responsibilities ?? '',
    portrait: targetOf(wire.portrait, mapping.targets.pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
  return wordsFrom(person, mapping, 'role', wire, { role: 'title', hours: 'when' });
}

const mapRoles = listMapper('role', (wire, mapping) => [wire.sys.id, mapPerson(wire, mapping)] as const);

/** The people by role, by the id of their entry, in the order of content. */
export function mapPeople(
  collection: Collection<Fields<'role'>>,
  mapping: Mapping,
): ReadonlyMap<string, Person> {
  return new Map(mapRoles(collection, mapping));
}
