import type { LocalesAndTags } from '../model/space.ts';

/** What the name of a translation's file says: `a.de.md` has the words of the entry `a` in German. */
interface TranslationName {
  readonly id: string;
  readonly locale: string;
}

/**
 * Reads the name of a translation's file. An id can have dots, so only the code of one of the space's further locales at
 * the end makes a translation.
 * @param stem the file name without `.md`
 * @returns undefined for the name of an entry
 */
export function parseTranslationName(
  stem: string,
  { locale: defaultLocale, locales }: Pick<LocalesAndTags, 'locale' | 'locales'>,
): TranslationName | undefined {
  const { id, locale } = splitAtLastDot(stem);
  return id !== '' && locale !== defaultLocale && locales.includes(locale) ? { id, locale } : undefined;
}

/** The form of a locale code: `de`, `en-gb`, `zh-Hant-TW`. Three letters alone are more often a word. */
const code = /^(?:[a-z]{2}|[a-z]{2,3}(?:-[a-z0-9]{2,8})+)$/i;

/**
 * Whether a name can only be meant as a translation into a locale that the space does not have: there is an entry of the
 * same name without the code.
 */
export function isMistakenTranslation(stem: string, hasEntry: (id: string) => boolean): boolean {
  const { id, locale } = splitAtLastDot(stem);
  return code.test(locale) && hasEntry(id);
}

export function splitAtLastDot(stem: string): TranslationName {
  const dot = Math.max(0, stem.lastIndexOf('.'));
  return { id: stem.slice(0, dot), locale: stem.slice(dot + 1) };
}
