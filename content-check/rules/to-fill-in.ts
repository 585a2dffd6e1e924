import { join } from 'node:path';
import type { Space } from 'emulator-for-contentful';
import { notUtf8 } from 'emulator-for-contentful/folder';
import { readContentText } from '#scripts/content-files.ts';
import { parseOutageText } from '#server/settings/outage.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { type FieldFault, type Finding, type RecordRef, warning } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';

/** The pages that say on which day somebody of the church has read them. */
const datedPages = [
  ['privacy', 'write what your church stores about people, why and for how long'],
  ['accessibility', 'try the site, and write what you know of it'],
] as const;

/** Finds facts without which the site leaves something out: what a new church still has to fill in, besides whom to tell about a worry (`safeguarding.ts`). */
export function missingFacts(space: Space): readonly FieldFault[] {
  const [settings] = publishedEntries(space, 'siteSettings');
  const isCharity = settings?.text('charityLaw') !== 'none';
  const fault = (isMissing: boolean, record: RecordRef, field: string, message: string) =>
    isMissing ? [warning(record, field, `To fill in: ${message}`)] : [];
  const site = settings ?? { type: 'siteSettings', id: 'site' };
  const lacks = (...fields: readonly string[]) =>
    fields.every((field) => !settings?.text(field) && !settings?.link(field));
  return [
    ...fault(
      lacks('telephone', 'email'),
      site,
      'telephone',
      'a telephone number or an email address of the church.',
    ),
    ...fault(
      lacks('mainPlace'),
      site,
      'mainPlace',
      'where the church is. Fill in an entry in place/, take its “draft: true” away, and name it here.',
    ),
    ...fault(
      isCharity && lacks('legalForm'),
      site,
      'legalForm',
      'what kind of charity the church is, and charityName: ask the treasurer.',
    ),
    ...fault(
      !publishedEntries(space, 'eventPage').some(({ values }) => values.worship === true),
      worshipRecord(space),
      'repeats',
      'when there is a service. Fill in the day and the times, and take “draft: true” away.',
    ),
    ...datedPages.flatMap(([slug, task]) =>
      publishedEntries(space, 'page')
        .filter((page) => page.text('slug') === slug)
        .flatMap((page: PublishedEntry) =>
          fault(page.text('updated') === null, page, 'updated', `${task}; then write the day.`),
        ),
    ),
    ...publishedEntries(space, 'role').flatMap((role) => {
      const reasons = role
        .texts('ringFor')
        .map((reason) => `“${reason}”`)
        .join(', ');
      const isMissing = reasons !== '' && !role.text('telephone')?.trim();
      return fault(
        isMissing,
        role,
        'telephone',
        `a number, or Contact does not say whom to ring for ${reasons}.`,
      );
    }),
  ];
}

/** The entry in which a service is to be written: a draft of one, if there is any. */
function worshipRecord({ entries }: Space): RecordRef {
  const draft = entries.find(
    ({ sys, fields }) =>
      sys.contentType.sys.id === 'eventPage' && Object.values(fields.worship ?? {}).includes(true),
  );
  return { type: 'eventPage', id: draft?.sys.id ?? 'sunday-service' };
}

/**
 * Checks `outage.json` of a content folder as a start reads it, and that it has a number to ring. An export has no such file.
 * @param folder a content folder, or the file of an export
 */
export async function checkOutageText(folder: string): Promise<readonly Finding[]> {
  if (folder.endsWith('.json')) return [];
  const file = join(folder, 'outage.json');
  const finding = (severity: Finding['severity'], message: string) => ({ severity, file, line: 1, message });
  try {
    const found = await readContentText(folder, 'outage.json');
    const { telephone } = parseOutageText(found?.text, file);
    return [
      ...(found?.encoding === 'windows-1252' ? [finding('warning', notUtf8)] : []),
      ...(telephone === undefined
        ? [
            finding(
              'warning',
              '“telephone”: To fill in: the number to ring while the site can show nothing else.',
            ),
          ]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [finding('error', `${error.message} The site does not start without it.`)];
  }
}
