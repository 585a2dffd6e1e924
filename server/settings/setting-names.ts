import type { Environment } from './setting.ts';

/** The settings of the site, as docs/operating.md lists them. */
export const settingNames: readonly string[] = [
  'PORT',
  'HOST',
  'SITE_URL',
  'CONTENT_FOLDER',
  'CONTENT_SPACE',
  'CONTENT_TOKEN',
  'CONTENT_ENVIRONMENT',
  'CONTENT_ENDPOINT',
  'CONTENT_MAX_AGE',
  'CONTENT_PROBLEMS_URL',
  'CACHE_DIR',
  'WEBHOOK_SECRET',
  'WEBHOOK_HEADER',
  'PREVIEW_SECRET',
  'CONTENT_PREVIEW_TOKEN',
  'PURGE_URL',
  'PURGE_HEADER',
  'CHURCH_TELEPHONE',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
  'SECURITY_POLICY',
  'SECURITY_LANGUAGES',
];

/** Shorter names are similar to too many others: HOME is not HOST, PATH is not PORT. */
const minLength = 7;

/** The letters of a name, without those that people often omit. */
const letters = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** True when one typo turns one text into the other: a letter too many, too few, another, or two swapped. */
function isOneTypoApart(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && long[start] === short[start]) start += 1;
  const [longRest, shortRest] = [long.slice(start), short.slice(start)];
  if (long.length === short.length) {
    const isExchanged = longRest[0] === shortRest[1] && longRest[1] === shortRest[0];
    return (
      longRest.slice(1) === shortRest.slice(1) || (isExchanged && longRest.slice(2) === shortRest.slice(2))
    );
  }
  return longRest.slice(1) === shortRest;
}

/**
 * Finds variables whose names are probably mistyped settings, such as CONTENT_TOKN or SITEURL, which would be ignored silently.
 * @returns each with the probable name
 */
export function misspeltSettings(
  environment: Environment,
): readonly { readonly written: string; readonly meant: string }[] {
  return Object.keys(environment).flatMap((written) => {
    if (settingNames.includes(written)) return [];
    const meant = settingNames.find(
      (name) => letters(name).length >= minLength && isOneTypoApart(letters(written), letters(name)),
    );
    return meant === undefined ? [] : [{ written, meant }];
  });
}
