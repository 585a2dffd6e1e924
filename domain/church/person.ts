import type { Picture } from '../picture/picture.ts';

/** Somebody to contact, by role. The name is given only if the person agreed to it. */
export interface Person {
  readonly role: string;
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly responsibilities: string;
  /** The person, or what they do. */
  readonly portrait?: Picture | undefined;
  readonly lastChecked: string | undefined;
}
