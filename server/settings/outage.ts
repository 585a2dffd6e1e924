import type { OutageText } from '#app/site-context.ts';
import { countryCodes, diallingIn } from '#domain/church/country.ts';
import { languages } from '#languages/language.ts';
import { defaultLocaleSettings } from '#languages/locale-settings.ts';
import { type Environment, SettingsError, setting } from './setting.ts';

/** The most letters of the file: systems limit the length of a setting, by which the site gets them. */
const maxLength = 20_000;

function parse(text: string | undefined, file: string): Readonly<Record<string, unknown>> {
  if (text === undefined)
    throw new SettingsError(
      `There is no ${file}: it holds the name, city and telephone number for a time without any content.`,
    );
  if (text.length > maxLength)
    throw new SettingsError(`${file} has ${text.length} letters; it may have ${maxLength}.`);
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
}

/**
 * Parses `outage.json`, the text of pages without content, in which `language` and `country` are those of England if absent.
 * @param text of the file; undefined when there is none
 * @param file its name for sentences
 * @throws SettingsError naming the file and what was expected
 */
export function parseOutageText(text: string | undefined, file: string): OutageText {
  const texts = parse(text, file);
  const optional = (name: 'title' | 'city' | 'telephone' | 'staleNotice'): string | undefined => {
    const text = texts[name];
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  };
  const read = (name: Parameters<typeof optional>[0]): string => {
    const text = optional(name);
    if (text === undefined) throw new SettingsError(`${file} must hold “${name}”, a text.`);
    return text;
  };
  const choice = <const Value>(name: string, choices: readonly Value[]): Value | undefined => {
    if (texts[name] === undefined) return undefined;
    const found = choices.find((each) => each === texts[name]);
    if (found !== undefined) return found;
    throw new SettingsError(`In ${file} “${name}” must be one of ${choices.join(', ')}.`);
  };
  const country = choice('country', countryCodes) ?? defaultLocaleSettings.country;
  return {
    locale: {
      ...defaultLocaleSettings,
      language: choice('language', languages) ?? defaultLocaleSettings.language,
      country,
      dialling: diallingIn(country),
    },
    title: read('title'),
    city: read('city'),
    telephone: optional('telephone'),
    staleNotice: read('staleNotice'),
  };
}

/**
 * The text that whoever starts the site has read from the content folder (`scripts/content-files.ts`), of which the site itself reads no file.
 * @throws SettingsError when it is missing
 */
export function outageSetting(environment: Environment): OutageText {
  const text = setting(environment, 'OUTAGE_TEXT');
  if (text === undefined)
    throw new SettingsError(
      'OUTAGE_TEXT is missing: “npm start” makes it from outage.json of the content folder.',
    );
  return JSON.parse(text);
}
