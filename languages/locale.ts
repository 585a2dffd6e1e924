import { defaultLocaleSettings, type LocaleSettings } from './locale-settings.ts';
import { datedWords, type Words, wordsIn } from './words.ts';

/** The same with the words of the language: what a page needs to say when something happens, and where. */
export interface Locale extends LocaleSettings {
  readonly words: Words;
  /** True where what is said may be read at any later time: it then names days by their dates alone, and says of nothing that it is open now. */
  readonly isDated: boolean;
}

/** The locale of some settings; what they leave out is as in `defaultLocaleSettings`. */
export function localeOf(
  settings: { readonly [Name in keyof LocaleSettings]?: LocaleSettings[Name] | undefined } = {},
): Locale {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const own: LocaleSettings = { ...defaultLocaleSettings, ...Object.fromEntries(given) };
  return { ...own, words: wordsIn(own.language), isDated: false };
}

/** The locale for words that may be read at any later time. */
export function datedLocale(locale: Locale): Locale {
  return { ...locale, words: datedWords(locale.words), isDated: true };
}
