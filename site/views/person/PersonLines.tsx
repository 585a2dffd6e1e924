import type { Person } from '#site/domain/person.ts';
import { telephoneHref } from '#site/domain/telephone.ts';

/** Someone to turn to: role, name where given, and how to reach them. */
export function PersonLines({ person }: { person: Person }) {
  const { role, name, telephone, email } = person;
  return (
    <>
      <span className="block">{name ? `${name}, ${role}` : role}</span>
      {telephone && (
        <a href={telephoneHref(telephone)} className="target block w-fit py-1 tabular-nums">
          {telephone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="target block w-fit py-1 break-all">
          {email}
        </a>
      )}
    </>
  );
}
