const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** The places of a whole number where a comma parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * "£268,450", "CHF 268,450": a sum in whole units. It does not use `Intl`, which a browser takes longer to load than to render
 * the page.
 * @param currency by its ISO 4217 code
 */
export function moneyInWords(sum: number, currency: string): string {
  return `${symbols[currency] ?? `${currency} `}${sum.toFixed(0).replace(thousands, ',')}`;
}
