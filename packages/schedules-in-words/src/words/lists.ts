/** "Monday, Tuesday and Friday". @param and the word before the last */
export function inList(words: readonly string[], and = 'and'): string {
  const first = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return first === '' ? last : `${first} ${and} ${last}`;
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
