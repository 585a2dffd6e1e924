/** The name of the field of the form, and so of the parameter of its address. */
export const typedName = 'q';

/** The most characters that somebody may type. */
export const maxTyped = 100;

/** What somebody has typed; undefined for nothing. @param query of the address */
export function typedWords(query: URLSearchParams): string | undefined {
  return query.get(typedName)?.trim().slice(0, maxTyped) || undefined;
}

/** Words as they are compared: “Crèche” and “creche”, “Straße” and “strasse” are the same. */
export function folded(words: string): string {
  return words.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** The words of a text. Apostrophes do not part them: “Men's” and “mens” are the same. */
export function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/['’]/g, '')
    .split(/[\p{P}\p{S}\p{Z}\s]+/u)
    .filter(Boolean);
}

/** The words that say what somebody looks for; all of them, where they are small words alone. @param small a list parted by commas */
export function wantedWords(typed: string, small: string): readonly string[] {
  const left = new Set(wordsOf(folded(small)));
  const all = wordsOf(folded(typed));
  const wanted = all.filter((word) => !left.has(word));
  return wanted.length > 0 ? wanted : all;
}
