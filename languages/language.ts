/** The languages of the site's own words, by their BCP 47 tags. Each has a folder beside this file. */
export const languages = ['en-GB', 'de'] as const;

export type Language = (typeof languages)[number];

/** The language of a church that names none. */
export const defaultLanguage: Language = 'en-GB';

/** The language alone, without country or script: `de` of `de-AT` (RFC 5646 section 2.2.1). */
export function primarySubtag(tag: string): string {
  const [subtag = ''] = tag.toLowerCase().split('-');
  return subtag;
}

/**
 * The language of the site's words for a locale of the content service: the same tag, otherwise one of the same primary subtag (RFC 4647
 * section 3.4).
 * @returns undefined when the site has no words in it
 */
export function languageOf(locale: string): Language | undefined {
  const exact = languages.find((language) => language.toLowerCase() === locale.toLowerCase());
  return exact ?? languages.find((language) => primarySubtag(language) === primarySubtag(locale));
}
