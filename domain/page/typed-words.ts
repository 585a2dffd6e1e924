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
