/** The places of a whole number where a comma parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * A sum of whole pounds in words people read: "£268,450". Not by `Intl`, which takes a browser longer to get ready than
 * the page that says the sum.
 */
export function poundsInWords(sum: number): string {
  return `£${sum.toFixed(0).replace(thousands, ',')}`;
}
