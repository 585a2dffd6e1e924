import type { Person } from '#domain/church/person.ts';
import { required } from '../entry-problem.ts';
import type { RolePartsFragment } from '../generated/operations.ts';
import { parseDay } from './day.ts';

/**
 * Parses a person to turn to.
 * @throws EntryProblem when the role has no title
 */
export function parsePerson(wire: RolePartsFragment): Person {
  return {
    role: required('role', 'title', wire.title),
    name: wire.name ?? undefined,
    telephone: wire.telephone ?? undefined,
    email: wire.email ?? undefined,
    responsibilities: wire.responsibilities ?? '',
    lastChecked: parseDay(wire.lastChecked),
  };
}
