import { type Environment, SettingsError, setting } from './setting.ts';

/** The contact for security reports (RFC 9116). */
export interface SecurityContact {
  /** Addresses to write to or to ring, the best first: mailto:, https: or tel:. */
  readonly contacts: readonly string[];
  /** The expiry: the start of this day in UTC. */
  readonly expires: Temporal.PlainDate;
}

const contactForms: readonly RegExp[] = [/^mailto:[^\s@]+@[^\s@]+$/, /^tel:\+[\d-]+$/, /^https:\/\/[^/]/];

function contactAddress(value: string): string {
  if (contactForms.some((form) => form.test(value)) && URL.canParse(value)) return value;
  throw new SettingsError(
    `SECURITY_CONTACT is “${value}”, but must be an address that starts with mailto:, https:// or tel:+.`,
  );
}

function expiryDay(value: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return Temporal.PlainDate.from(value);
  } catch {
    // An invalid day is reported below.
  }
  throw new SettingsError(`SECURITY_EXPIRES is “${value}”, but must be a day such as 2027-06-30.`);
}

/**
 * Parses the contact for security reports.
 * @returns undefined when it is not set: the church's own address is no substitute
 * @throws SettingsError with one sentence that names the setting
 */
export function securityContactSetting(environment: Environment): SecurityContact | undefined {
  const contact = setting(environment, 'SECURITY_CONTACT');
  const expires = setting(environment, 'SECURITY_EXPIRES');
  if (contact === undefined) {
    if (expires === undefined) return undefined;
    throw new SettingsError(
      'SECURITY_CONTACT is missing: say whom to tell of a security hole, or do not set SECURITY_EXPIRES.',
    );
  }
  if (expires === undefined) {
    throw new SettingsError(
      'SECURITY_CONTACT is set but SECURITY_EXPIRES is missing: say until which day it holds, a year ahead at most.',
    );
  }
  const contacts = contact.split(/[\s,]+/).filter((part) => part !== '');
  return { contacts: contacts.map(contactAddress), expires: expiryDay(expires) };
}
