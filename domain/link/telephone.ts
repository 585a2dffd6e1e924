import type { Country, Dialling } from '../church/country.ts';

/**
 * Whether a number belongs to no area: a short number (999, 116 123), or one that starts with 03 or 08 (Ofcom, National
 * Telephone Numbering Plan). Geographic numbers (01, 02) and mobile numbers (07) are not national. In other countries only the
 * short ones are known to belong to no area.
 */
export function isNational(number: string, country: Country): boolean {
  const digits = nationalDigits(number);
  return country === 'GB' ? !/^0[127]/.test(digits) : /^\d{3,6}$/.test(digits);
}

/** The digits of a British number as dialled within the country: "+44 (0)113 496 0100" is 01134960100. */
export function nationalDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^(?:00)?440?(?=\d{9,10}$)/, '0');
}

/**
 * The address that dials a number.
 * @param number as people write it in the country, for instance `0113 496 0123`
 * @returns a `tel:` address (RFC 3966) with the number in its international form; a short one (999) is unchanged
 */
export function telephoneHref(number: string, { callingCode, trunk }: Dialling): string {
  const digits = number.replace(/[^\d+]/g, '');
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  // Helplines such as 0800 1111 and 116 123 are shorter, and cannot be dialled from elsewhere.
  const isWhole = digits.startsWith(trunk) && /^\d{8,}$/.test(digits.slice(trunk.length));
  return isWhole ? `tel:+${callingCode}${digits.slice(trunk.length)}` : `tel:${digits}`;
}
