import { checkExpiry, type ExpiryProblem, securityContactSetting } from '#server/security/security-txt.ts';
import type { Environment } from '#server/settings/setting.ts';
import { SettingsError } from '#server/settings/setting.ts';

/** How long the demonstration's security.txt is valid from its start, in days. */
const demonstrationValidity = 180;

/**
 * Checks the settings of security.txt: that they can be read, and that it has not ended.
 * @returns nothing without a contact, which is the church's own decision
 */
export function checkSecurityContact(
  environment: Environment,
  now: Temporal.Instant,
): readonly ExpiryProblem[] {
  try {
    const contact = securityContactSetting(environment);
    const problem = contact && checkExpiry(contact, dayOf(now));
    return problem ? [problem] : [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [{ severity: 'error', message: error.message }];
  }
}

/**
 * Names an invented contact for a site on this machine only, so that every part of the site can be seen. A site that
 * has a public address has only the contact of its settings.
 */
export function demonstrationContact(
  environment: Environment,
  now: Temporal.Instant,
): Readonly<Record<string, string>> {
  const isPublic = Boolean(environment.SITE_URL?.trim());
  const hasSettings = Object.keys(environment).some((name) => name.startsWith('SECURITY_'));
  if (isPublic || hasSettings) return {};
  return {
    SECURITY_CONTACT: 'mailto:security@example.org',
    SECURITY_EXPIRES: dayOf(now).add({ days: demonstrationValidity }).toString(),
  };
}

function dayOf(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO('UTC').toPlainDate();
}
