import type { BuiltFile, BuiltFiles } from '../http/built-files.ts';
import { type Environment, SettingsError, setting } from '../settings/setting.ts';

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

/** The paths of the file: the standard one, and the older one (RFC 9116 section 3). */
const paths = ['/.well-known/security.txt', '/security.txt'] as const;

/** How long before the expiry to warn, in days. */
const notice = 30;

/** The security.txt with the contact for security reports (RFC 9116). @param siteUrl origin of the public address */
function securityTxt({ contacts, expires }: SecurityContact, siteUrl: string): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    // An address without TLS may not be named (section 2.5.2).
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${paths[0]}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The file at both of its paths, to be served like built files. @returns none without a contact */
export function securityTxtFiles(contact: SecurityContact | undefined, siteUrl: string): BuiltFiles {
  if (contact === undefined) return new Map();
  const file: BuiltFile = {
    bytes: Buffer.from(securityTxt(contact, siteUrl)),
    type: 'text/plain; charset=utf-8',
    compressed: new Map(),
    isImmutable: false,
  };
  return new Map(paths.map((path) => [path, file]));
}

export interface ExpiryProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Whether the file has expired or soon will, or is valid for more than a year (section 2.5.5). @param today by UTC */
export function checkExpiry(
  { expires }: SecurityContact,
  today: Temporal.PlainDate,
): ExpiryProblem | undefined {
  const problem = (severity: ExpiryProblem['severity'], what: string) => ({
    severity,
    message: `SECURITY_EXPIRES is ${expires}${what}`,
  });
  const { days } = today.until(expires);
  const check = 'Check that SECURITY_CONTACT is still right, then name a later day.';
  if (days <= 0) return problem('error', `: security.txt has ended. ${check}`);
  if (days <= notice) return problem('warning', `: security.txt ends within ${notice} days. ${check}`);
  const isFarAhead = Temporal.PlainDate.compare(expires, today.add({ years: 1 })) >= 0;
  return isFarAhead ? problem('warning', ', but should be less than a year ahead.') : undefined;
}
