import { defaultLocaleSettings, type LocaleSettings } from './locale-settings.ts';
import { datedWords, type Words, wordsIn } from './words.ts';

/** The same with the words of the language: what a page needs to say when something happens, and where. */
export interface Locale extends LocaleSettings {
  readonly words: Words;
  /** True where what is said may be read at any later time: it then names days by their dates alone, and says of nothing that it is open now. */
  readonly isDated: boolean;
}

/** A locale at an instant: what is needed to say what is on, and when. */
export interface LocaleNow extends Locale {
  readonly now: Temporal.Instant;
  /** The day by the church's clock. */
  readonly today: Temporal.PlainDate;
}

/** What is needed to say what is to come. */
export type Clock = Pick<LocaleNow, 'now' | 'zone'>;

export function localeAt(locale: Locale, now: Temporal.Instant): LocaleNow {
  return { ...locale, now, today: now.toZonedDateTimeISO(locale.zone).toPlainDate() };
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
