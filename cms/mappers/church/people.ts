import type { Person } from '#domain/church/person.ts';
import type { AllFactsQuery, RolePartsFragment } from '../../generated/operations.ts';
import { parseDay, required, textsOf } from '../fields.ts';
import { type LinkTargets, type Mapping, mapEntries, targetOf } from '../mapping.ts';

type Pictures = LinkTargets['pictureEntries'];

/**
 * Maps a role to a contact person.
 * @throws EntryProblem when the role has no title
 */
export function mapPerson(wire: RolePartsFragment, pictures: Pictures): Person {
  return {
    role: required('role', 'title', wire.title),
    name: wire.name ?? undefined,
    telephone: wire.telephone ?? undefined,
    email: wire.email ?? undefined,
    ringFor: textsOf(wire.ringFor),
    responsibilities: wire.responsibilities ?? '',
    portrait: targetOf(wire.portrait, pictures),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/** The people by role, by the id of their entry, in the order of content. */
export function mapPeople(
  collection: AllFactsQuery['roleCollection'] | undefined,
  { report }: Pick<Mapping, 'report'>,
  pictures: Pictures = new Map(),
): ReadonlyMap<string, Person> {
  return new Map(
    mapEntries('role', collection, (wire) => [wire.sys.id, mapPerson(wire, pictures)] as const, report),
  );
}
