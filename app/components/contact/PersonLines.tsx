import type { Person } from '#domain/church/person.ts';
import { EmailLink, TelephoneLink } from './ContactLinks.tsx';

interface PersonLinesProps {
  person: Person;
  /** True in a list of people, in which each person has a heading for screen readers. */
  isHeaded?: boolean;
}

/** A person to contact: role, name if given, and contact details. */
export function PersonLines({ person, isHeaded = false }: PersonLinesProps) {
  const { role, name, telephone, email } = person;
  const Who = isHeaded ? 'h3' : 'span';
  return (
    <>
      <Who className="block">{name ? `${name}, ${role}` : role}</Who>
      {telephone && <TelephoneLink number={telephone} className="target block w-fit py-1 tabular-nums" />}
      {email && <EmailLink address={email} className="target block w-fit py-1" />}
    </>
  );
}
