/** The places of a whole number where a comma parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * A sum of whole pounds as text: "£268,450". `Intl` is not used, since a browser takes
 * longer to load it than to render the page.
 */
export function poundsInWords(sum: number): string {
  return `£${sum.toFixed(0).replace(thousands, ',')}`;
}
