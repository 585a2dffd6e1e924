const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** The places of a whole number where a full stop parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/** "268.450 €", with a space that does not break: a sum in whole units. @param currency by its ISO 4217 code */
export function moneyInWords(sum: number, currency: string): string {
  return `${sum.toFixed(0).replace(thousands, '.')}\u00a0${symbols[currency] ?? currency}`;
}
