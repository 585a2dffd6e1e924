/**
 * Whether a number belongs to no area: a short number (999, 116 123), or one that starts with 03 or 08 (Ofcom, National
 * Telephone Numbering Plan). Geographic numbers (01, 02) and mobile numbers (07) are not national.
 */
export function isNational(number: string): boolean {
  return !/^0[127]/.test(nationalDigits(number));
}

/** The digits of a British number as dialled within the country: "+44 (0)113 496 0100" is 01134960100. */
export function nationalDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^(?:00)?440?(?=\d{9,10}$)/, '0');
}

/**
 * The address that dials a number.
 * @param number as people write it, for instance `0113 496 0123`
 * @returns a `tel:` address (RFC 3966): a British number in its international form, a short one (999) unchanged
 */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return /^0\d{9,10}$/.test(digits) ? `tel:+44${digits.slice(1)}` : `tel:${digits}`;
}
