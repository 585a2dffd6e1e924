import { join } from 'node:path';
import { notUtf8, richTextToPlainText } from 'emulator-for-contentful/folder';
import { type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { parseOpeningHours } from '#domain/opening-hours/opening-hours.ts';
import type { LocatedProblem } from '#domain/problem.ts';
import type { Locale } from '#languages/locale.ts';
import { parseOutageText, readContentText } from '#scripts/content/content-files.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { type Entries, type EntryRef, ofFile, type Problems, warning } from '../problems.ts';
import { richTextsOf } from '../texts.ts';

/** What to write in a field that is empty. */
const tasks: Readonly<Record<string, string>> = {
  telephone: 'a telephone number or an email address of the church.',
  mainPlace:
    'where the church is. Fill in an entry in place/, take its “draft: true” away, and name it here.',
  legalForm: 'what kind of charity the church is, and charityName: ask the treasurer.',
  repeats: 'when there is a service. Fill in the day and the times, and take “draft: true” away.',
};

/** The pages that say on which day somebody of the church has read them. */
const datedPages: Readonly<Record<string, string>> = {
  privacy: 'write what your church stores about people, why and for how long',
  accessibility: 'try the site, and write what you know of it',
};

/** Where a draft of `church:new` says what somebody has to write, in each of its languages. */
const toWrite = /\[(?:To fill in|Bitte ergänzen)\b[^\]]*\]/g;

/** Finds the places of a page that visitors see and that nobody has filled in. */
function unwritten(page: EntryOfType<'page'>): Problems {
  return richTextsOf(page).flatMap(([field, document]) =>
    Array.from(richTextToPlainText(document).matchAll(toWrite), ([near]) =>
      warning(page, field, `Visitors read “${near}”: write what it asks for, or take it away.`, near),
    ),
  );
}

/**
 * Finds facts without which the site leaves something out: what a new church still has to fill in, besides whom to tell about a worry
 * (`safeguarding.ts`).
 * @param draftService the id of a draft of a service, if there is one
 */
export function missingFacts(entries: Entries, draftService = 'sunday-service'): Problems {
  const [settings] = entriesOfType(entries, 'siteSettings');
  const { telephone, email, mainPlace, charityLaw, legalForm } = settings?.fields ?? {};
  const site = settings ?? { type: 'siteSettings', id: 'site' };
  const service = { type: 'eventPage', id: draftService };
  const hasService = entriesOfType(entries, 'eventPage').some(({ fields }) => fields.worship === true);
  const toFillIn = (isMissing: boolean, entry: EntryRef, field: string, task = tasks[field]) =>
    isMissing ? [warning(entry, field, `To fill in: ${task}`)] : [];
  return [
    ...toFillIn(!telephone && !email, site, 'telephone'),
    ...toFillIn(!mainPlace, site, 'mainPlace'),
    ...toFillIn(charityLaw !== 'none' && !legalForm, site, 'legalForm'),
    ...toFillIn(!hasService, service, 'repeats'),
    ...Object.entries(datedPages).flatMap(([slug, task]) => {
      const pages = entriesOfType(entries, 'page').filter(({ fields }) => fields.slug === slug);
      const undated = pages.filter(({ fields }) => fields.updated === null);
      return undated.flatMap((page) => toFillIn(true, page, 'updated', `${task}; then write the day.`));
    }),
    ...entriesOfType(entries, 'page').flatMap(unwritten),
    ...entriesOfType(entries, 'role').flatMap((role) => {
      const reasons = (role.fields.ringFor ?? []).map((reason) => `“${reason}”`).join(', ');
      const isMissing = reasons !== '' && !role.fields.telephone?.trim();
      const message = `a number, or Contact does not say whom to ring for ${reasons}.`;
      return toFillIn(isMissing, role, 'telephone', message);
    }),
  ];
}

/** Checks that the hours of each building can be read: otherwise Contact never says that it is open now, and search engines learn no hours. */
export function placeHoursProblems(entries: Entries, locale: Locale): Problems {
  return entriesOfType(entries, 'place').flatMap((place) => {
    const { openingHours: hours } = place.fields;
    if (!hours || parseOpeningHours(hours, locale)) return [];
    const message = `“${hours}” cannot be read, so nobody is told when it is open now: write days with a start and an end, like “${locale.words.openingHours.example}”, with semicolons between different hours.`;
    return warning(place, 'openingHours', message);
  });
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
