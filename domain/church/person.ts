/** Somebody to contact, by role. The name is given only if the person agreed to it. */
export interface Person {
  readonly role: string;
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly responsibilities: string;
  readonly lastChecked: string | undefined;
}
