import { type Environment, SettingsError, setting } from './setting.ts';

/** The contact for security reports (RFC 9116). */
export interface SecurityContact {
  /** Addresses to write to or to ring, the best first: mailto:, https: or tel:. */
  readonly contacts: readonly string[];
  /** The expiry: the start of this day in UTC. */
  readonly expires: Temporal.PlainDate;
  readonly policy: string | undefined;
  /** BCP 47 tags of the preferred languages. */
  readonly languages: readonly string[];
}

const contactForms: readonly RegExp[] = [/^mailto:[^\s@]+@[^\s@]+$/, /^tel:\+[\d-]+$/, /^https:\/\/[^/]/];

function parts(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter((part) => part !== '');
}

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

function policyAddress(value: string): string {
  if (value.startsWith('https://') && URL.canParse(value)) return new URL(value).href;
  throw new SettingsError(
    `SECURITY_POLICY is “${value}”, but must be the address of a page that starts with https://.`,
  );
}

function languageTag(value: string): string {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    throw new SettingsError(`SECURITY_LANGUAGES names “${value}”, but must be languages such as “en, cy”.`);
  }
}

/**
 * Parses the contact for security reports.
 * @returns undefined when it is not set: the church's own address is no substitute
 * @throws SettingsError with one sentence that names the setting
 */
export function securityContactSetting(environment: Environment): SecurityContact | undefined {
  const [contact, expires, policy, languages] = ['CONTACT', 'EXPIRES', 'POLICY', 'LANGUAGES'].map((name) =>
    setting(environment, `SECURITY_${name}`),
  );
  if (contact === undefined) {
    if (expires === undefined && policy === undefined && languages === undefined) return undefined;
    throw new SettingsError(
      'SECURITY_CONTACT is missing: say whom to tell of a security hole, or set none of the settings that start with SECURITY_.',
    );
  }
  if (expires === undefined) {
    throw new SettingsError(
      'SECURITY_CONTACT is set but SECURITY_EXPIRES is missing: say until which day it holds, a year ahead at most.',
    );
  }
  return {
    contacts: parts(contact).map(contactAddress),
    expires: expiryDay(expires),
    policy: policy === undefined ? undefined : policyAddress(policy),
    languages: parts(languages ?? 'en').map(languageTag),
  };
}
