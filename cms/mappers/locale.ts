import { countryCodes } from '#domain/church/country.ts';
import { languages } from '#domain/languages/language.ts';
import { type Locale, localeOf } from '#domain/languages/locale.ts';
import { EntryProblem } from '../entry-problem.ts';
import type { AllFactsQuery } from '../generated/operations.ts';
import { oneOf } from './fields.ts';
import { type Collection, type EntryOf, entriesOf, type Mapping, mapPart } from './mapping.ts';

type SettingsWire = EntryOf<AllFactsQuery['siteSettingsCollection']>;
type LocaleWire = Partial<Pick<SettingsWire, 'language' | 'timeZone' | 'country' | 'currency'>>;

const entry = 'siteSettings';

/** @throws EntryProblem for a zone or a currency that this machine does not know */
function known<Value>(field: string, value: Value, check: (value: Value) => unknown): Value {
  try {
    check(value);
    return value;
  } catch {
    throw new EntryProblem(entry, field, `must not be “${value}”, which does not exist`);
  }
}

/** The church's locale. A field that is empty, or has a fault, is as for a church in England. */
export function mapLocale(collection: Collection<LocaleWire>, { report }: Pick<Mapping, 'report'>): Locale {
  const { language, timeZone, country, currency } = entriesOf(collection)[0] ?? {};
  const read = <Value>(value: unknown, map: () => Value) =>
    value ? mapPart(entry, map, undefined, report) : undefined;
  const given = {
    language: read(language, () => oneOf(entry, 'language', language, languages)),
    zone: read(timeZone, () =>
      known('timeZone', timeZone ?? '', (zone) =>
        Temporal.Instant.from('1970-01-01T00:00Z').toZonedDateTimeISO(zone),
      ),
    ),
    country: read(country, () => oneOf(entry, 'country', country, countryCodes)),
    currency: read(currency, () =>
      known(
        'currency',
        currency ?? '',
        (code) => new Intl.NumberFormat('en', { style: 'currency', currency: code }),
      ),
    ),
  };
  return localeOf(given);
}
