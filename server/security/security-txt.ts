import type { BuiltFile, BuiltFiles } from '../http/built-files.ts';
import { type Environment, SettingsError, setting } from '../settings/setting.ts';

const contactForms: readonly RegExp[] = [/^mailto:[^\s@]+@[^\s@]+$/, /^tel:\+[\d-]+$/, /^https:\/\/[^/]/];

function contactAddress(value: string): string {
  if (contactForms.some((form) => form.test(value)) && URL.canParse(value)) return value;
  throw new SettingsError(
    `SECURITY_CONTACT is “${value}”, but must be an address that starts with mailto:, https:// or tel:+.`,
  );
}

/**
 * Parses the contact for security reports: addresses to write to or to ring, the best first.
 * @returns undefined when it is not set: the church's own address is no substitute
 * @throws SettingsError with one sentence that names the setting
 */
export function securityContactSetting(environment: Environment): readonly string[] | undefined {
  const contact = setting(environment, 'SECURITY_CONTACT');
  return contact
    ?.split(/[\s,]+/)
    .filter(Boolean)
    .map(contactAddress);
}

/** The paths of the file: the standard one, and the older one (RFC 9116 section 3). */
const paths = ['/.well-known/security.txt', '/security.txt'] as const;

/** How long the contact is valid from the start or the export of the site, in hours: less than a year (section 2.5.5). */
const validity = { hours: 364 * 24 } as const;

/**
 * The security.txt with the contact for security reports (RFC 9116), at both of its paths, to be served like built files. It ends a
 * year after the site was started or exported: who has not done that since has updated nothing either.
 * @param siteUrl origin of the public address
 * @returns none without a contact
 */
export function securityTxtFiles(
  contact: readonly string[] | undefined,
  siteUrl: string,
  now: Temporal.Instant,
): BuiltFiles {
  if (contact === undefined) return new Map();
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${now.add(validity).toString({ smallestUnit: 'second' })}`,
    // An address without TLS may not be named (section 2.5.2).
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${paths[0]}`] : []),
  ];
  const file: BuiltFile = {
    bytes: Buffer.from(`${lines.join('\n')}\n`),
    type: 'text/plain; charset=utf-8',
    compressed: new Map(),
    isImmutable: false,
  };
  return new Map(paths.map((path) => [path, file]));
}
