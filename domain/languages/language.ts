/** The languages of the site's own words, by their BCP 47 tags. Each has a folder beside this file. */
export const languages = ['en-GB', 'de'] as const;

export type Language = (typeof languages)[number];

/** The language of a church that names none. */
export const defaultLanguage: Language = 'en-GB';
