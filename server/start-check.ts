import type { OutageText } from '#app/site-context.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { impressumFault, impressumSlug } from '#domain/page/impressum.ts';
import { plainText } from '#domain/page/plain-text.ts';
import {
  placeholderContacts,
  placeholderInWords,
  placeholdersIn,
} from '#domain/safeguarding/placeholder-contacts.ts';
import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import { SettingsError } from './settings/setting.ts';

/**
 * Refuses to start a public site whose Safeguarding page would name nobody who can be reached, or no number for an emergency, or would
 * have invented numbers and addresses, or that has no Impressum in Germany, unless there is an earlier good one. A site without any content starts, since its pages say so.
 * @throws SettingsError with one sentence for the operator
 */
export function checkBeforeStart(
  snapshot: Pick<Snapshot, 'content' | 'problems'> | undefined,
  siteUrl: string,
): void {
  if (snapshot === undefined) return;
  const { content, problems } = snapshot;
  const [way, ...others] = placeholderContacts(content.safeguarding, siteUrl);
  if (way) {
    const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
    throw new SettingsError(
      `The Safeguarding page must not go on the web: ${placeholderInWords(way)}${more} Change them, and start again: “npm run content:check -- export.json” names each in an export of the space.`,
    );
  }
  if (!isPublicAddress(siteUrl)) return;
  const blank = problems.find(
    ({ entry, field }) => entry.startsWith('safeguarding') && field === 'localContact',
  );
  if (blank && !hasLocalContact(content.safeguarding)) {
    throw new SettingsError(
      `The Safeguarding page would name nobody to turn to: ${blank.message} Put a telephone number or an email address there, and start again.`,
    );
  }
  if (!content.safeguarding.helplines.some(({ group }) => group === 'emergency')) {
    throw new SettingsError(
      'The Safeguarding page would name no number for an emergency: publish a helpline of the group “emergency”, and start again.',
    );
  }
  const impressum = content.textPages.get(impressumSlug);
  const fault = impressumFault(content.locale.country, impressum && plainText(impressum.body));
  if (fault) throw new SettingsError(`${fault} Then start again.`);
}

/**
 * What is wrong with the text for an outage of a public site: the demonstration's, with an invented number, is left where a church
 * keeps its content at Contentful and names no folder of its own.
 * @returns a sentence for the operator, or undefined
 */
export function outageTextFault({ title, telephone = '' }: OutageText, siteUrl: string): string | undefined {
  const [invented] = isPublicAddress(siteUrl) ? placeholdersIn(telephone) : [];
  return (
    invented &&
    `While there is no content, pages would name ${title} and ${invented}, which reaches nobody: write your own outage.json, in the folder of CONTENT_FOLDER.`
  );
}
