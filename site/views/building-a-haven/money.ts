const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** A sum of whole pounds in words people read: "£268,450". */
export function poundsInWords(sum: number): string {
  return pounds.format(sum);
}
