/**
 * The address that dials a number.
 * @param number as people write it, for instance `0113 496 0123`
 * @returns a `tel:` address (RFC 3966); a British number in its international form, a short one (999) as it is
 */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return /^0\d{9,10}$/.test(digits) ? `tel:+44${digits.slice(1)}` : `tel:${digits}`;
}
