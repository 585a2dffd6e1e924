/** Someone to turn to, by role; the name is given only where the person agreed. */
export interface Person {
  readonly role: string;
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly responsibilities: string;
  readonly lastChecked: string | undefined;
}
