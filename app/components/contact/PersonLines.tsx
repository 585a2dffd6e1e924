import { nameAndRole, type Person } from '#domain/church/person.ts';
import { EmailLink, TelephoneLink } from './ContactLinks.tsx';

/** A person to contact: role, name if given, and contact details. */
export function PersonLines({ person }: { person: Person }) {
  const { telephone, email } = person;
  return (
    <>
      <span className="block">{nameAndRole(person)}</span>
      {telephone && <TelephoneLink number={telephone} className="target block w-fit py-1 tabular-nums" />}
      {email && <EmailLink address={email} className="target block w-fit py-1" />}
    </>
  );
}
