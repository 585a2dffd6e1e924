import { type Environment, SettingsError, setting } from './setting.ts';

/** How old content may be without a webhook, in seconds. */
const defaultMaxAge = 10;

/** How old it may be with one, in seconds, since a call may get lost. */
const defaultMaxAgeWithWebhook = 300;

/** The maximum age, a day: a change whose call got lost should not take longer to appear. */
const maxSeconds = 86_400;

/** How old content may be before a visit refreshes it, in seconds. */
export function maxAgeSetting(environment: Environment, hasWebhook: boolean): number {
  const value = setting(environment, 'CONTENT_MAX_AGE');
  if (value === undefined) return hasWebhook ? defaultMaxAgeWithWebhook : defaultMaxAge;
  const seconds = Number(value);
  if (/^\d{1,6}$/.test(value) && seconds <= maxSeconds) return seconds;
  throw new SettingsError(
    `CONTENT_MAX_AGE is “${value}”, but must be a whole number of seconds from 0 to ${maxSeconds}.`,
  );
}

/**
 * The folder of the snapshot on disk, relative to the project's folder.
 * @returns undefined when the setting is `none`
 */
export function cacheDirSetting(environment: Environment): string | undefined {
  const folder = setting(environment, 'CACHE_DIR') ?? '.cache/content';
  return folder === 'none' ? undefined : folder;
}

/** The secret with which the content service signs webhook calls. */
export function webhookSetting(environment: Environment): string | undefined {
  const secret = setting(environment, 'WEBHOOK_SECRET');
  if (secret === undefined || /^[0-9a-zA-Z+/=_-]{64}$/.test(secret)) return secret;
  throw new SettingsError(
    'WEBHOOK_SECRET must be the 64 characters with which the content service signs: letters, digits and + / = _ -.',
  );
}
