export const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "first", "second", "14th", "last", "last but one": as a person says it. @param ordinal from 1, or -1 or -2 from the end */
export function ordinalWord(ordinal: number): string {
  if (ordinal === -1) return 'last';
  return ordinal === -2 ? 'last but one' : (ORDINAL_WORDS[ordinal - 1] ?? numeral(ordinal));
}

/** "1st", "22nd", "13th". */
export function numeral(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
