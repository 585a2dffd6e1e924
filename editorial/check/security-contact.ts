import { checkExpiry, type ExpiryProblem, securityContactSetting } from '#server/security/security-txt.ts';
import type { Environment } from '#server/settings/setting.ts';
import { SettingsError } from '#server/settings/setting.ts';

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
    const problem = contact && checkExpiry(contact, now.toZonedDateTimeISO('UTC').toPlainDate());
    return problem ? [problem] : [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [{ severity: 'error', message: error.message }];
  }
}
