import { nations, type PublicHolidays, parsePublicHoliday } from 'schedules-in-words';
import { countryCodes } from '#domain/church/country.ts';
import { type Language, languageOf, languages } from '#languages/language.ts';
import { type Locale, localeOf } from '#languages/locale.ts';
import { type Collection, entriesOf, type Fields } from '../../content-entries.ts';
import { EntryProblem } from '../../entry-problem.ts';
import { oneOf, textsOf } from '../fields.ts';
import { type Mapping, mapPart, nameOf } from '../mapping.ts';

type SettingsWire = Partial<Fields<'siteSettings'>>;

/** The church's locale. A field that is empty, or has a fault, is as for a church in England. */
export function mapLocale(collection: Collection<SettingsWire>, { report }: Pick<Mapping, 'report'>): Locale {
  const [settings = {}] = entriesOf(collection);
  const entry = nameOf('siteSettings', settings);
  const read = <Value>(
    field: 'language' | 'timeZone' | 'country' | 'currency' | 'nation',
    map: (value: string) => Value,
  ) => {
    const value = settings[field];
    return value ? mapPart(entry, () => map(value), undefined, report) : undefined;
  };
  const choice = <const Choice extends string>(
    field: 'language' | 'country' | 'nation',
    choices: readonly Choice[],
  ) => read(field, (value) => oneOf(entry, field, value, choices));
  /** What this machine knows of a zone or a currency. */
  const known = (field: 'timeZone' | 'currency', check: (value: string) => unknown) =>
    read(field, (value) => {
      try {
        check(value);
        return value;
      } catch {
        throw new EntryProblem(entry, field, `must not be “${value}”, which does not exist`);
      }
    });
  return localeOf({
    language: choice('language', languages),
    zone: known('timeZone', (zone) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)),
    country: choice('country', countryCodes),
    currency: known('currency', (currency) => new Intl.NumberFormat('en', { style: 'currency', currency })),
    nation: choice('nation', nations) ?? usualNation(settings),
    otherPublicHolidays: textsOf(settings.otherPublicHolidays).flatMap((words) =>
      mapPart(entry, () => parseHoliday(entry, words), [], report),
    ),
  });
}

/** The nation of a church that names none: its country, in Great Britain by the law of charities; undefined where nobody knows. */
function usualNation({ charityLaw, country }: SettingsWire): PublicHolidays['nation'] {
  if (country === 'DE') return 'germany';
  if (country === 'IE') return 'ireland';
  return country && country !== 'GB' ? undefined : nations.find((nation) => nation === charityLaw);
}

/** @throws EntryProblem for words that are not one day */
function parseHoliday(entry: string, words: string): PublicHolidays['otherPublicHolidays'][number] {
  const day = parsePublicHoliday(words);
  if (typeof day !== 'string') return day;
  const expected = `has a day that cannot be read: ${day.replace(/\.$/, '')}`;
  throw new EntryProblem(entry, 'otherPublicHolidays', expected);
}

/** A further language of the pages. */
export interface OtherLanguage {
  /** The code of the locale in the content service, such as `de-AT`. */
  readonly locale: string;
  readonly language: Language;
}

/**
 * The further languages of the pages, in the order of the settings. One that the site cannot show is reported and left out.
 * @param first the language of the pages without a prefix
 */
export function mapOtherLanguages(
  collection: Collection<SettingsWire>,
  first: Language,
  { report }: Pick<Mapping, 'report'>,
): readonly OtherLanguage[] {
  const found = new Map<Language, OtherLanguage>();
  const [settings = {}] = entriesOf(collection);
  const entry = nameOf('siteSettings', settings);
  for (const locale of textsOf(settings.otherLanguages)) {
    const language = languageOf(locale);
    const fault = (expected: string) =>
      report(new EntryProblem(entry, 'otherLanguages', `must not have “${locale}”, ${expected}`, 'served'));
    if (language === undefined)
      fault(`since the site has no words in that language: it has ${languages.join(' and ')}`);
    else if (language === first) fault('which is the language of all other pages: name further ones only');
    else if (found.has(language)) fault('since another locale of that language is there: keep one of them');
    else found.set(language, { locale, language });
  }
  return [...found.values()];
}
