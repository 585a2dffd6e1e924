import { defaultLocaleSettings, type LocaleSettings } from './locale-settings.ts';
import { type Words, wordsIn } from './words.ts';

/** The same with the words of the language: what a page needs to say when something happens, and where. */
export interface Locale extends LocaleSettings {
  readonly words: Words;
}

/** The locale of some settings; what they leave out is as in `defaultLocaleSettings`. */
export function localeOf(
  settings: { readonly [Name in keyof LocaleSettings]?: LocaleSettings[Name] | undefined } = {},
): Locale {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const own: LocaleSettings = { ...defaultLocaleSettings, ...Object.fromEntries(given) };
  return { ...own, words: wordsIn(own.language) };
}
