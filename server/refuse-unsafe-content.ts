import type { OutageText } from '#app/site-context.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { countries } from '#domain/church/country.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { impressumFault, impressumSlug } from '#domain/page/impressum.ts';
import { plainText } from '#domain/page/plain-text.ts';
import { type Problem, sentenceWithField } from '#domain/problem.ts';
import { placeholderContacts, placeholdersIn } from '#domain/safeguarding/placeholder-contacts.ts';
import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import type { ContentSources } from './content-problems/content-sources.ts';
import { SettingsError } from './settings/setting.ts';

/** Content, and what its mappers reported. */
interface Mapped {
  readonly content: SiteContent;
  readonly problems: readonly Problem[];
}

/** A problem of an entry, unless something holds. */
function unless(holds: boolean, entry: string, field: string, sentence: string): readonly Problem[] {
  return holds ? [] : [{ severity: 'error', entry, field, sentence }];
}

const entryOf = ({ safeguarding: { contacts } }: SiteContent) =>
  `safeguarding ${contacts?.id ?? 'safeguarding-contacts'}`;

/** That the Safeguarding page names nobody in the church who can be reached, without whom a church must not publish it (Parish Safeguarding Handbook). */
function missingContact({ content, problems }: Mapped): readonly Problem[] {
  const message = 'The Safeguarding page names nobody to turn to: this entry must be there and be published.';
  const isReported = ({ entry, field }: Problem) =>
    entry.startsWith('safeguarding ') && field === 'localContact';
  const found = unless(hasLocalContact(content.safeguarding), entryOf(content), 'localContact', message);
  return found.map((problem) => problems.find(isReported) ?? problem);
}

/** That the page has no number for an emergency. */
function missingEmergency({ content }: Mapped): readonly Problem[] {
  const isThere = content.safeguarding.helplines.some(({ group }) => group === 'emergency');
  const { emergency } = countries[content.locale.country];
  const message = `To fill in before the site is public: the number to ring in an emergency, ${emergency}. Add a line of the group “emergency”.`;
  return unless(isThere, entryOf(content), 'localContact', message);
}

/** What the Safeguarding page lacks for somebody in need: a person in the church, and a number for an emergency. */
export function missingHelp(mapped: Mapped): readonly Problem[] {
  return [...missingContact(mapped), ...missingEmergency(mapped)];
}

/** The numbers and addresses of the Safeguarding page that reach nobody. */
export function placeholdersOnSafeguarding({ content: { safeguarding, pages } }: Mapped): readonly Problem[] {
  return placeholderContacts(safeguarding, pages.safeguarding.body);
}

/** What a church in Germany lacks for its Impressum. */
export function impressumProblems({ content: { locale, textPages } }: Mapped): readonly Problem[] {
  const page = textPages.get(impressumSlug);
  const fault = impressumFault(locale.country, page && plainText(page.body));
  return unless(fault === undefined, `page ${impressumSlug}`, 'body', fault ?? '');
}

/** That a folder has no settings, or some with a fault: then a church in Berlin would be in English, and by the clock of London. */
export function missingSettings({ content: { church } }: Mapped): readonly Problem[] {
  const message =
    'The site has no settings: this entry must be there, published and without a fault, or words are English, and times and holidays England’s.';
  return unless(church.hasSettings, 'siteSettings site', 'title', message);
}

/** A bank account of noughts, to which no gift could be paid. */
export function placeholderAccount({ content: { giving } }: Mapped): readonly Problem[] {
  const { sortCode, accountNumber } = giving?.bank ?? {};
  const isNoughts = [sortCode, accountNumber].some((text) => /^[0\s-]+$/.test(text ?? ''));
  const message = 'This bank account is invented: write your own, or delete this entry and the page donate.';
  return unless(!isNoughts, `giving ${giving?.id}`, 'sortCode', message);
}

/**
 * What a public site does not start with: a Safeguarding page without somebody who can be reached, without a number for an emergency, or
 * with invented numbers, and in Germany no Impressum; and in a content folder no settings, and an invented account. At another content service
 * a slip in these must not stop a restart, since of them, unlike of Safeguarding, no last good version is kept.
 */
export function unsafeContent(mapped: Mapped, isFolder: boolean): readonly Problem[] {
  return [
    ...(isFolder ? missingSettings(mapped) : []),
    ...missingContact(mapped),
    ...placeholdersOnSafeguarding(mapped),
    ...(isFolder ? placeholderAccount(mapped) : []),
    ...missingEmergency(mapped),
    ...impressumProblems(mapped),
  ];
}

/**
 * Refuses to start a public site with unsafe content, unless there is an earlier good one. A site without any content starts, since its
 * pages say so.
 * @param sources the files of the content; undefined without files
 * @throws SettingsError that names the first fault, in its file and line, and how many more there are
 */
export async function refuseUnsafeContent(
  snapshot: Mapped | undefined,
  siteUrl: string,
  sources?: Pick<ContentSources, 'placeOf'>,
): Promise<void> {
  const [first, ...others] =
    snapshot && isPublicAddress(siteUrl) ? unsafeContent(snapshot, sources !== undefined) : [];
  if (first === undefined) return;
  const place = await sources?.placeOf(first);
  const where = place === undefined ? first.entry : `${place.file}:${place.line}`;
  const all = `npm run content:check${sources ? '' : ' -- export.json, of an export of the space,'} names each.`;
  const more = others.length === 0 ? '' : ` There are ${others.length} more: ${all}`;
  throw new SettingsError(
    `${where}: ${sentenceWithField(first)} A public site does not start with this.${more}`,
  );
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
