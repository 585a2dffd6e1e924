import {
  getExampleNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { entriesOfType } from '#cms/content-entries.ts';
import type { Country } from '#domain/church/country.ts';
import { reservedNumbersIn } from '#domain/safeguarding/reserved-number.ts';
import type { Locale } from '#languages/locale.ts';
import { type Entries, error, type Problems, warning } from '../problems.ts';

/** Numbers such as 999, 101, 116 123 or 18000, which number plans list apart. Only a helpline has one. */
const shortCode = /^\d{3,6}$/;

/** What is wrong with the length of a number, by the names of libphonenumber. */
const lengthFaults: Readonly<Record<string, string>> = {
  TOO_SHORT: 'it has too few digits',
  TOO_LONG: 'it has too many digits',
};

/**
 * Compares a telephone number with the number plan of the church's country, or of the country that it names with a +.
 * @param mayBeShort whether three to six digits are a number too
 * @returns a sentence for the editor; undefined for a number that can be rung, and for one that Ofcom reserves for drama, which
 * other rules find
 */
export function telephoneFault(number: string, country: Country, mayBeShort = false): string | undefined {
  if (mayBeShort && shortCode.test(number.replace(/\s/g, ''))) return undefined;
  if (reservedNumbersIn(number).length > 0 || parsePhoneNumberFromString(number, country)?.isValid())
    return undefined;
  const why = lengthFaults[validatePhoneNumberLength(number, country) ?? ''] ?? 'no number has these digits';
  const place = new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(country);
  const example = getExampleNumber(country, examples)?.formatNational();
  return `“${number}” cannot be rung (number plan of ${place}): ${why}. Compare it with where it comes from, and write all of its digits, like ${example}; a number of another country begins with + and its code.`;
}

/** Finds telephone numbers that cannot be rung, in every entry that has one. */
export function telephoneProblems(entries: Entries, country: Country): Problems {
  return entries.flatMap((entry) => {
    const number = 'telephone' in entry.fields ? entry.fields.telephone?.trim() : undefined;
    const fault = number ? telephoneFault(number, country, entry.type === 'helpline') : undefined;
    return fault === undefined ? [] : error(entry, 'telephone', fault);
  });
}

/** Finds places whose latitude and longitude are changed round, as some maps give them: in Europe the latitude is always the larger. */
export function locationProblems(entries: Entries): Problems {
  return entriesOfType(entries, 'place').flatMap((place) => {
    const { lat, lon } = place.fields.location ?? {};
    if (lat == null || lon == null || lat > lon) return [];
    const message = `The link to a map leads far away: “lat”, the latitude, is the larger number in Europe. If the two are changed round, write {lat: ${lon}, lon: ${lat}}.`;
    return error(place, 'location', message);
  });
}

const britishPostcode = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/;

/** Finds a British church of which nobody knows the public holidays, and postcodes that are none there. */
export function britishProblems(
  entries: Entries,
  { country, nation }: Pick<Locale, 'country' | 'nation'>,
): Problems {
  if (country !== 'GB') return [];
  const unknown =
    'Nobody knows your public holidays, so the site says “unless it is a public holiday” of every office: choose england-wales, scotland or northern-ireland.';
  const wrong = 'Write the postcode in capitals with one space, like LS0 4ST.';
  const sites = nation === undefined ? entriesOfType(entries, 'siteSettings') : [];
  return [
    ...sites.map((site) => warning(site, 'nation', unknown)),
    ...entriesOfType(entries, 'place')
      .filter(({ fields: { postcode } }) => postcode !== null && !britishPostcode.test(postcode))
      .map((place) => error(place, 'postcode', wrong)),
  ];
}
