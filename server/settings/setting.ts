/** A setting that the site cannot start with; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The environment: `process.env`, or that of a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a setting; undefined when it is empty. */
export function setting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** Parses an address. @throws SettingsError with one sentence that names the setting */
export function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new SettingsError(
    `${name} is “${value}”, but must be an address that starts with https:// or http://.`,
  );
}

/** The settings of the site, as docs/operating.md lists them. */
export const settingNames: readonly string[] = [
  'SITE_URL',
  'CONTENT_FOLDER',
  'HOST',
  'PORT',
  'CONTENT_SPACE',
  'CONTENT_TOKEN',
  'CONTENT_ENVIRONMENT',
  'CONTENT_ENDPOINT',
  'CONTENT_MAX_AGE',
  'CONTENT_PROBLEMS_URL',
  'CACHE_DIR',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'CONTENT_PREVIEW_TOKEN',
  'SECURITY_CONTACT',
];

/** Settings of version 0.3 that are gone, and what to do instead, or what holds now. */
const removed: Readonly<Record<string, string>> = {
  CHURCH_TELEPHONE: 'write the number as “telephone” in outage.json of the content folder',
  SECURITY_POLICY: 'name a page with the policy in SECURITY_CONTACT, with the address to write to',
  PURGE_URL: 'let a cache in front of the site keep pages for a few seconds only',
  PURGE_HEADER: 'a cache in front of the site is not purged any more',
  WEBHOOK_HEADER: 'let the content service sign its calls, and write the secret as WEBHOOK_SECRET',
  SECURITY_LANGUAGES: 'people write in English, or in the language of the site',
  SECURITY_EXPIRES: 'security.txt holds for a year from each start',
};

/** @throws SettingsError with one sentence that names a setting which no longer exists, and what to do instead */
export function refuseRemovedSettings(environment: Environment): void {
  const name = Object.keys(removed).find((each) => setting(environment, each) !== undefined);
  if (name !== undefined)
    throw new SettingsError(`${name} is no longer a setting, so do not set it: ${removed[name]}.`);
}

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
  if (long.length > short.length) return longRest.slice(1) === shortRest;
  const swapped = [longRest[1], longRest[0], longRest.slice(2)].join('');
  return longRest.slice(1) === shortRest.slice(1) || swapped === shortRest;
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
