import type { OutageText } from '#app/site-context.ts';
import type { ContentServiceAddress } from '#cms/client/client.ts';
import type { ContentSourcesAddress } from '../content-problems/content-sources.ts';
import { securityContactSetting } from '../security/security-txt.ts';
import { type Environment, httpUrl, refuseRemovedSettings, SettingsError, setting } from './setting.ts';

/** All settings of an operator, parsed. No other module reads the environment. */
export type Settings = ReturnType<typeof parseSettings>;

/** @throws SettingsError with one sentence that names the setting */
export function portSetting(environment: Environment, name: string, defaultPort: number): number {
  const value = setting(environment, name) ?? String(defaultPort);
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new SettingsError(`${name} is “${value}”, but must be a whole number from 0 to 65535.`);
}

function siteUrlSetting(environment: Environment): string | undefined {
  const value = setting(environment, 'SITE_URL');
  if (value === undefined) return undefined;
  const { origin, href, hostname } = httpUrl('SITE_URL', value);
  // A pattern such as *.example.org is no name of a host (RFC 1123, 2.1), though URLs may have one.
  if (href === `${origin}/` && !/[^\w.:[\]-]/.test(hostname)) return origin;
  // The rest of the address may be a password, so the message does not repeat it.
  throw new SettingsError(
    'SITE_URL must be nothing but the start of an address, such as https://church.example.org: a name of letters, digits, dots and hyphens, and no path, query, user or password.',
  );
}

/** Contentful's own endpoint, the default for a site with a space. */
const contentfulEndpoint = 'https://graphql.contentful.com/content/v1';

/** The content service of the settings; undefined for the embedded one. */
function contentSetting(environment: Environment): ContentServiceAddress | undefined {
  const [endpoint, space, token, inSpace] = ['ENDPOINT', 'SPACE', 'TOKEN', 'ENVIRONMENT'].map((name) =>
    setting(environment, `CONTENT_${name}`),
  );
  if (space === undefined) {
    if (endpoint === undefined) return undefined;
    throw new SettingsError(
      'CONTENT_ENDPOINT is set but CONTENT_SPACE is not: say which space of it to show.',
    );
  }
  if (token === undefined) {
    throw new SettingsError(
      `CONTENT_SPACE is “${space}” but CONTENT_TOKEN is missing: give the space’s delivery token.`,
    );
  }
  if (endpoint !== undefined) httpUrl('CONTENT_ENDPOINT', endpoint);
  return { endpoint: endpoint ?? contentfulEndpoint, space, environment: inSpace, token };
}

/** Where the content service reports faults in its files; undefined without one. */
function contentSourcesSetting(environment: Environment): ContentSourcesAddress | undefined {
  const url = setting(environment, 'CONTENT_PROBLEMS_URL');
  const token = setting(environment, 'CONTENT_TOKEN');
  if (url === undefined || token === undefined) return undefined;
  return { url: httpUrl('CONTENT_PROBLEMS_URL', url).href, token };
}

/** The maximum age, a day: a change whose call got lost should not take longer to appear. */
const maxSeconds = 86_400;

/** How old content may be before a visit refreshes it, in seconds: with a webhook five minutes, since a call may get lost. */
function maxAgeSetting(environment: Environment, hasWebhook: boolean): number {
  const value = setting(environment, 'CONTENT_MAX_AGE');
  if (value === undefined) return hasWebhook ? 300 : 10;
  const seconds = Number(value);
  if (/^\d{1,6}$/.test(value) && seconds <= maxSeconds) return seconds;
  throw new SettingsError(
    `CONTENT_MAX_AGE is “${value}”, but must be a whole number of seconds from 0 to ${maxSeconds}.`,
  );
}

/** The folder of the snapshot on disk, relative to the project's folder. @returns undefined when the setting is `none` */
export function cacheDirSetting(environment: Environment): string | undefined {
  const folder = setting(environment, 'CACHE_DIR') ?? '.cache/content';
  return folder === 'none' ? undefined : folder;
}

/** The secret with which the content service signs webhook calls. */
function webhookSetting(environment: Environment): string | undefined {
  const secret = setting(environment, 'WEBHOOK_SECRET');
  if (secret === undefined || /^[0-9a-zA-Z+/=_-]{64}$/.test(secret)) return secret;
  throw new SettingsError(
    'WEBHOOK_SECRET must be the 64 characters with which the content service signs: letters, digits and + / = _ -.',
  );
}

export interface PreviewSettings {
  /** Part of the address of every page that shows drafts. */
  readonly secret: string;
  readonly token: string;
}

/**
 * Parses the settings of previews. Without a secret there are none; with one, the service's preview token is required.
 * @throws SettingsError with one sentence that names the setting, without secret or token
 */
export function previewSetting(environment: Environment): PreviewSettings | undefined {
  const [secret, token, delivery] = ['PREVIEW_SECRET', 'CONTENT_PREVIEW_TOKEN', 'CONTENT_TOKEN'].map((name) =>
    setting(environment, name),
  );
  if (token !== undefined && token === delivery) {
    throw new SettingsError(
      'CONTENT_PREVIEW_TOKEN is the same as CONTENT_TOKEN: give the space’s preview token, which shows drafts.',
    );
  }
  if (secret === undefined) return undefined;
  // Unreserved characters of an address, enough to be unguessable.
  if (!/^[A-Za-z0-9_-]{32,128}$/.test(secret))
    throw new SettingsError('PREVIEW_SECRET must be 32 to 128 letters, digits, _ or -.');
  if (token !== undefined) return { secret, token };
  // The embedded content service has its own token.
  if (setting(environment, 'CONTENT_SPACE') === undefined) return undefined;
  throw new SettingsError(
    'PREVIEW_SECRET is set but CONTENT_PREVIEW_TOKEN is missing: give the space’s preview token.',
  );
}

/** Parses the site's settings. @throws SettingsError with one sentence that names the setting and what was expected */
export function parseSettings(environment: Environment) {
  refuseRemovedSettings(environment);
  const webhook = webhookSetting(environment);
  return {
    /** TCP port; 0 for any free one. */
    port: portSetting(environment, 'PORT', 3000),
    /** Address to listen on. */
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    /** Origin of the public address, without a slash at the end; undefined: made from the port. */
    siteUrl: siteUrlSetting(environment),
    content: contentSetting(environment),
    contentSources: contentSourcesSetting(environment),
    /** In seconds; 0 to fetch content for every page load. */
    contentMaxAge: maxAgeSetting(environment, webhook !== undefined),
    cacheDir: cacheDirSetting(environment),
    /** The secret with which the content service signs webhook calls; undefined without a webhook. */
    webhook,
    preview: previewSetting(environment),
    securityContact: securityContactSetting(environment),
  };
}

/** The values of the settings that must not be in the log. */
export function secretsOf({ content, webhook, preview }: Settings): readonly string[] {
  return [content?.token, webhook, preview?.secret, preview?.token].filter((secret) => secret !== undefined);
}

/**
 * The text that whoever starts the site has read from the content folder (`scripts/content/content-files.ts`), of which the site itself reads no file.
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
