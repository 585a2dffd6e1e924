import type { Picture } from '../picture/picture.ts';

/** Somebody to contact, by role. The name is given only if the person agreed to it. */
export interface Person {
  /** That of its entry. */
  readonly id: string;
  readonly role: string;
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  /** When they answer the telephone: "Every day, 9am to 9pm"; undefined when the entry does not say. */
  readonly hours?: string | undefined;
  readonly email: string | undefined;
  /** What people look for when they need this person: "A funeral". */
  readonly ringFor: readonly string[];
  readonly responsibilities: string;
  /** The person, or what they do. */
  readonly portrait?: Picture | undefined;
  readonly lastChecked: string | undefined;
}

/** "Rev'd Jo Hill, Vicar"; the role alone without a name. */
export function nameAndRole({ name, role }: Pick<Person, 'name' | 'role'>): string {
  return name ? `${name}, ${role}` : role;
}

/** One reason to ring, with the person to ring. */
export type ReasonToRing = ReturnType<typeof reasonsToRing>[number];

/** Who is to be rung for what, in the order of the people; nobody without a telephone number. */
export function reasonsToRing(people: readonly Pick<Person, 'role' | 'name' | 'telephone' | 'ringFor'>[]) {
  return people.flatMap(({ role, name, telephone, ringFor }) =>
    telephone ? ringFor.map((reason) => ({ reason, role, name, telephone })) : [],
  );
}
