import type { SiteServices } from '#app/site-services.ts';
import type { EntryProblem } from '#cms/entry-problem.ts';
import { ContentError } from '#cms/errors.ts';
import { getSafeguarding } from '#cms/safeguarding.ts';
import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import { unreachableContacts, unreachableInWords } from '#domain/safeguarding/unreachable-contacts.ts';
import { SettingsError } from './settings/settings-error.ts';

/**
 * Refuses to start a site whose Safeguarding page would name nobody who can be reached, or on the web would send people to
 * numbers and addresses that reach nobody, and never was good. What it reads is remembered as the last good page. Content that cannot be had now is no reason: each page will say so by itself, or show what was kept.
 * @throws SettingsError with one sentence for the operator
 */
export async function checkBeforeStart({
  content,
  lastGoodSafeguarding,
  siteUrl,
  onFailure,
}: SiteServices): Promise<void> {
  const problems: EntryProblem[] = [];
  try {
    const shown = await getSafeguarding(content, (problem) => problems.push(problem), lastGoodSafeguarding);
    const [way, ...others] = unreachableContacts(shown, siteUrl);
    if (way) {
      const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
      throw new SettingsError(
        `The Safeguarding page must not go on the web: ${unreachableInWords(way)}${more} Change them, and start again: “npm run content:check -- export.json” names each in an export of the space.`,
      );
    }
    if (hasLocalContact(shown)) return;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    onFailure(error);
    return;
  }
  const blank = problems.find(({ entry, field }) => entry === 'safeguarding' && field === 'localContact');
  if (blank) {
    throw new SettingsError(
      `The Safeguarding page would name nobody to turn to: ${blank.message} Put a telephone number or an email address there, and start again.`,
    );
  }
}
