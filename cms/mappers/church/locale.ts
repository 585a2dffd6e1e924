import { nations, type PublicHolidays, parsePublicHoliday } from 'schedules-in-words';
import { countryCodes } from '#domain/church/country.ts';
import { type Language, languageOf, languages, primarySubtag } from '#languages/language.ts';
import { type Locale, localeOf } from '#languages/locale.ts';
import { typedIn } from '#languages/words.ts';
import type { StoredResults } from '../../client/fetch-content.ts';
import type { Settings } from '../../content-entries.ts';
import { EntryError, entryProblem } from '../../entry-problem.ts';
import { oneOf, textsOf } from '../fields.ts';
import { type Mapping, mapPart, nameOf } from '../mapping.ts';

/** The church's locale. A field that is empty, or has a fault, is as for a church in England. */
export function mapLocale(settings: Settings, { report }: Pick<Mapping, 'report'>): Locale {
  const entry = nameOf('siteSettings', settings);
  type Field = 'language' | 'timeZone' | 'country' | 'currency' | 'nation';
  const read = <Value>(field: Field, map: (value: string) => Value) => {
    const value = settings[field];
    return value ? mapPart(entry, () => map(value), undefined, report) : undefined;
  };
  const choice = <const Choice extends string>(field: Field, choices: readonly Choice[]) =>
    read(field, (value) => oneOf(entry, field, value, choices));
  /** What this machine knows of a zone or a currency. */
  const known = (field: Field, check: (value: string) => unknown) =>
    read(field, (value) => {
      try {
        check(value);
        return value;
      } catch {
        throw new EntryError(entry, field, `must not be “${value}”, which does not exist`);
      }
    });
  const language = choice('language', languages);
  return localeOf({
    language,
    zone: known('timeZone', (zone) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)),
    country: choice('country', countryCodes),
    currency: known('currency', (currency) => new Intl.NumberFormat('en', { style: 'currency', currency })),
    nation: choice('nation', nations) ?? usualNation(settings),
    otherPublicHolidays: textsOf(settings.otherPublicHolidays).flatMap((words) =>
      mapPart(entry, () => parseHoliday(entry, words, language), [], report),
    ),
  });
}

/** The nation of a church that names none: its country, in Great Britain by the law of charities; undefined where nobody knows. */
function usualNation({ charityLaw, country }: Settings): PublicHolidays['nation'] {
  if (country === 'DE') return 'germany';
  if (country === 'IE') return 'ireland';
  return country && country !== 'GB' ? undefined : nations.find((nation) => nation === charityLaw);
}

/** @throws EntryError for words that are not one day */
function parseHoliday(
  entry: string,
  words: string,
  language: Language | undefined,
): PublicHolidays['otherPublicHolidays'][number] {
  const day = parsePublicHoliday(words, typedIn(language));
  if (typeof day !== 'string') return day;
  const expected = `has a day that cannot be read: ${day.replace(/\.$/, '')}`;
  throw new EntryError(entry, 'otherPublicHolidays', expected);
}

/**
 * The further languages of the pages, in the order of the settings. One that the site cannot show is reported and left out.
 * @param first the language of the pages without a prefix
 * @param translations null for a locale that the space does not have; before they are fetched, nobody knows
 * @returns each with the code of its locale in the content service, such as `de-AT`
 */
export function mapOtherLanguages(
  settings: Settings,
  first: Language,
  { report }: Pick<Mapping, 'report'>,
  translations: StoredResults['translations'] & {} = {},
): ReadonlyMap<Language, string> {
  const found = new Map<Language, string>();
  for (const locale of textsOf(settings.otherLanguages)) {
    const language = languageOf(locale);
    const fault = (sentence: string) =>
      report(entryProblem(nameOf('siteSettings', settings), 'otherLanguages', { sentence }, 'served'));
    const refused = `“otherLanguages” must not have “${locale}”,`;
    if (language === undefined)
      fault(`${refused} since the site has no words in that language: it has ${languages.join(' and ')}.`);
    else if (language === first)
      fault(`${refused} which is the language of all other pages: name further ones only.`);
    else if (found.has(language))
      fault(`${refused} since another locale of that language is there: keep one of them.`);
    else if (translations[locale] === null) fault(notInSpace(locale, first));
    else found.set(language, locale);
  }
  return found;
}

function notInSpace(locale: string, first: Language): string {
  const name = new Intl.DisplayNames('en-GB', { type: 'language' }).of(primarySubtag(locale));
  const line = `{ code: ${locale}, name: ${name}, fallbackCode: ${first} }`;
  return `“${locale}” is no locale of the space. Add it there, in a content folder as this line of space.yaml: ${line}.`;
}
