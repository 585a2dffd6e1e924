import {
  getExampleNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { ContentEntry } from '#cms/content-entries.ts';
import type { Country } from '#domain/church/country.ts';
import type { Problem } from '#domain/problem.ts';
import { reservedNumbersIn } from '#domain/safeguarding/reserved-number.ts';
import { error } from '../problems.ts';

/** Numbers such as 999, 101, 116 123 or 18000, which number plans list apart. Only a helpline has one. */
const shortCode = /^\d{3,6}$/;

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
  const length = validatePhoneNumberLength(number, country);
  const why =
    length === 'TOO_SHORT'
      ? 'it has too few digits'
      : length === 'TOO_LONG'
        ? 'it has too many digits'
        : 'no number has these digits';
  const place = new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(country);
  const example = getExampleNumber(country, examples)?.formatNational();
  return `“${number}” cannot be rung (number plan of ${place}): ${why}. Compare it with where it comes from, and write all of its digits, like ${example}; a number of another country begins with + and its code.`;
}

/** Finds telephone numbers that cannot be rung, in every entry that has one. */
export function telephoneProblems(entries: readonly ContentEntry[], country: Country): readonly Problem[] {
  return entries.flatMap((entry) => {
    const number = 'telephone' in entry.fields ? entry.fields.telephone?.trim() : undefined;
    const fault = number ? telephoneFault(number, country, entry.type === 'helpline') : undefined;
    return fault === undefined ? [] : error(entry, 'telephone', fault);
  });
}
