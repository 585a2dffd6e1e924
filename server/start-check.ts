import type { Snapshot } from '#cms/snapshot-store.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import { unreachableContacts, unreachableInWords } from '#domain/safeguarding/unreachable-contacts.ts';
import { SettingsError } from './settings/setting.ts';

/**
 * Refuses to start a public site whose Safeguarding page would name nobody who can be reached, or would have invented numbers and
 * addresses, unless there is an earlier good one. A site without any content starts, since its pages say so.
 * @throws SettingsError with one sentence for the operator
 */
export function checkBeforeStart(snapshot: Snapshot | undefined, siteUrl: string): void {
  if (snapshot === undefined) return;
  const { content, problems } = snapshot;
  const [way, ...others] = unreachableContacts(content.safeguarding, siteUrl);
  if (way) {
    const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
    throw new SettingsError(
      `The Safeguarding page must not go on the web: ${unreachableInWords(way)}${more} Change them, and start again: “npm run content:check -- export.json” names each in an export of the space.`,
    );
  }
  if (hasLocalContact(content.safeguarding) || !isPublicAddress(siteUrl)) return;
  const blank = problems.find(({ entry, field }) => entry === 'safeguarding' && field === 'localContact');
  if (blank) {
    throw new SettingsError(
      `The Safeguarding page would name nobody to turn to: ${blank.message} Put a telephone number or an email address there, and start again.`,
    );
  }
}
