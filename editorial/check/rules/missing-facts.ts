import { join } from 'node:path';
import { notUtf8 } from 'emulator-for-contentful/folder';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import type { LocatedProblem, Problem } from '#domain/problem.ts';
import { parseOutageText, readContentText } from '#scripts/content-files.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { type EntryRef, ofFile, warning } from '../problems.ts';

/** The pages that say on which day somebody of the church has read them. */
const datedPages = [
  ['privacy', 'write what your church stores about people, why and for how long'],
  ['accessibility', 'try the site, and write what you know of it'],
] as const;

/**
 * Finds facts without which the site leaves something out: what a new church still has to fill in, besides whom to tell about a worry
 * (`safeguarding.ts`).
 * @param draftService the id of a draft of a service, if there is one
 */
export function missingFacts(
  entries: readonly ContentEntry[],
  draftService = 'sunday-service',
): readonly Problem[] {
  const [settings] = entriesOfType(entries, 'siteSettings');
  const { telephone, email, mainPlace, charityLaw, legalForm } = settings?.fields ?? {};
  const site = settings ?? { type: 'siteSettings', id: 'site' };
  const toFillIn = (isMissing: boolean, entry: EntryRef, field: string, message: string) =>
    isMissing ? [warning(entry, field, `To fill in: ${message}`)] : [];
  return [
    ...toFillIn(
      !telephone && !email,
      site,
      'telephone',
      'a telephone number or an email address of the church.',
    ),
    ...toFillIn(
      !mainPlace,
      site,
      'mainPlace',
      'where the church is. Fill in an entry in place/, take its “draft: true” away, and name it here.',
    ),
    ...toFillIn(
      charityLaw !== 'none' && !legalForm,
      site,
      'legalForm',
      'what kind of charity the church is, and charityName: ask the treasurer.',
    ),
    ...toFillIn(
      !entriesOfType(entries, 'eventPage').some(({ fields }) => fields.worship === true),
      { type: 'eventPage', id: draftService },
      'repeats',
      'when there is a service. Fill in the day and the times, and take “draft: true” away.',
    ),
    ...datedPages.flatMap(([slug, task]) =>
      entriesOfType(entries, 'page')
        .filter(({ fields }) => fields.slug === slug)
        .flatMap((page) =>
          toFillIn(page.fields.updated === null, page, 'updated', `${task}; then write the day.`),
        ),
    ),
    ...entriesOfType(entries, 'role').flatMap((role) => {
      const reasons = (role.fields.ringFor ?? []).map((reason) => `“${reason}”`).join(', ');
      const isMissing = reasons !== '' && !role.fields.telephone?.trim();
      const message = `a number, or Contact does not say whom to ring for ${reasons}.`;
      return toFillIn(isMissing, role, 'telephone', message);
    }),
  ];
}

/**
 * Checks `outage.json` of a content folder as a start reads it, and that it has a number to ring. An export has no such file.
 * @param folder a content folder, or the file of an export
 */
export async function outageTextProblems(folder: string): Promise<readonly LocatedProblem[]> {
  if (folder.endsWith('.json')) return [];
  const file = join(folder, 'outage.json');
  const missing = '“telephone”: To fill in: the number to ring while the site can show nothing else.';
  try {
    const found = await readContentText(folder, 'outage.json');
    const { telephone } = parseOutageText(found?.text, file);
    return [
      ...(found?.encoding === 'windows-1252' ? [ofFile('warning', file, notUtf8)] : []),
      ...(telephone === undefined ? [ofFile('warning', file, missing)] : []),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [ofFile('error', file, `${error.message} The site does not start without it.`)];
  }
}
