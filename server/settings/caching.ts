import type { PurgeAddress } from '../cdn-purge.ts';
import type { WebhookSecrets } from '../webhook/webhook.ts';
import { type Environment, headerSetting, SettingsError, setting } from './setting.ts';

/** How old content may be without a webhook, in seconds. */
const defaultMaxAge = 10;

/** How old it may be with one, in seconds, since a call may get lost. */
const defaultMaxAgeWithWebhook = 300;

/** The maximum age, a day: a change whose call got lost should not take longer to appear. */
const maxSeconds = 86_400;

const minSecretLength = 16;

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

/** How webhook calls are verified. */
export function webhookSetting(environment: Environment): WebhookSecrets | undefined {
  const signing = setting(environment, 'WEBHOOK_SECRET');
  if (signing !== undefined && !/^[0-9a-zA-Z+/=_-]{64}$/.test(signing)) {
    throw new SettingsError(
      'WEBHOOK_SECRET must be the 64 characters with which the content service signs: letters, digits and + / = _ -.',
    );
  }
  const header = headerSetting(environment, 'WEBHOOK_HEADER');
  if (header !== undefined && header.value.length < minSecretLength) {
    throw new SettingsError(
      `WEBHOOK_HEADER must hold a secret of at least ${minSecretLength} characters after its colon.`,
    );
  }
  return signing === undefined && header === undefined ? undefined : { signing, header };
}

/** The cache before the site. */
export function purgeSetting(environment: Environment): PurgeAddress | undefined {
  const url = setting(environment, 'PURGE_URL');
  const header = headerSetting(environment, 'PURGE_HEADER');
  if (url === undefined) return undefined;
  // The address may contain a secret, so the message does not repeat it.
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new SettingsError('PURGE_URL must be an address that starts with https:// or http://.');
  return { url: new URL(url).href, header };
}
