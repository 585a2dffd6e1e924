import type { OutsideCacheAddress } from '../outside-cache.ts';
import type { HookSecrets } from '../webhook/content-hook.ts';
import { type Environment, headerSetting, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';

/** Where nobody tells the site of changes, it looks for itself, this often, in seconds. */
const lookingAge = 10;

/** Where it is told, it looks this often all the same: a call may be lost. */
const toldAge = 300;

/** A day: nothing that the site has not been told of should take longer to be seen. */
const longestAge = 86_400;

/** The shortest secret that a header may hold. */
const shortestSecret = 16;

/** How old content may grow before it is asked for anew, in seconds. */
export function contentAgeSetting(environment: Environment, isTold: boolean): number {
  const value = setting(environment, 'CONTENT_MAX_AGE');
  if (value === undefined) return isTold ? toldAge : lookingAge;
  const seconds = Number(value);
  if (/^\d{1,6}$/.test(value) && seconds <= longestAge) return seconds;
  throw new SettingsError(
    `CONTENT_MAX_AGE is “${value}”, but must be a whole number of seconds from 0 to ${longestAge}.`,
  );
}

/**
 * Where content outlives the process: a folder, in the project's if it is not absolute.
 * @returns undefined when the setting is `none`
 */
export function keptContentSetting(environment: Environment): string | undefined {
  const folder = setting(environment, 'KEPT_CONTENT') ?? '.cache/kept-content';
  return folder === 'none' ? undefined : folder;
}

/** How the content service proves that it calls. */
export function hookSetting(environment: Environment): HookSecrets | undefined {
  const signing = setting(environment, 'WEBHOOK_SECRET');
  if (signing !== undefined && !/^[0-9a-zA-Z+/=_-]{64}$/.test(signing)) {
    throw new SettingsError(
      'WEBHOOK_SECRET must be the 64 characters with which the content service signs: letters, digits and + / = _ -.',
    );
  }
  const header = headerSetting(environment, 'WEBHOOK_HEADER');
  if (header !== undefined && header.value.length < shortestSecret) {
    throw new SettingsError(
      `WEBHOOK_HEADER must hold a secret of at least ${shortestSecret} characters after its colon.`,
    );
  }
  return signing === undefined && header === undefined ? undefined : { signing, header };
}

/** The cache in front of the site. */
export function outsideCacheSetting(environment: Environment): OutsideCacheAddress | undefined {
  const url = setting(environment, 'PURGE_URL');
  const header = headerSetting(environment, 'PURGE_HEADER');
  if (url === undefined) return undefined;
  // The address may hold a secret: it is not said.
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new SettingsError('PURGE_URL must be an address that starts with https:// or http://.');
  return { url: new URL(url).href, header };
}
