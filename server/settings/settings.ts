import type { ContentServiceAddress } from '#cms/client/client.ts';
import type { ContentSourcesAddress } from '../content-problems/content-sources.ts';
import { cacheDirSetting, maxAgeSetting, webhookSetting } from './caching.ts';
import { type PreviewSettings, previewSetting } from './preview.ts';
import { type SecurityContact, securityContactSetting } from './security-contact.ts';
import { type Environment, httpUrl, SettingsError, setting } from './setting.ts';
import { refuseRemovedSettings } from './setting-names.ts';

/** Contentful's own endpoint, the default for a site with a space. */
const contentfulEndpoint = 'https://graphql.contentful.com/content/v1';

/** All settings of an operator, parsed. No other module reads the environment. */
export interface Settings {
  /** TCP port; 0 for any free one. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Origin of the public address, without a slash at the end; undefined: made from the port. */
  readonly siteUrl: string | undefined;
  /** Undefined for the embedded content service. */
  readonly content: ContentServiceAddress | undefined;
  /** The address at which the content service reports faults in its files; undefined without one. */
  readonly contentSources: ContentSourcesAddress | undefined;
  /** How old content may be before a visit refreshes it, in seconds; 0 to fetch it for every page load. */
  readonly contentMaxAge: number;
  /** The folder of the snapshot on disk; undefined for none. */
  readonly cacheDir: string | undefined;
  /** The secret with which the content service signs webhook calls; undefined without a webhook. */
  readonly webhook: string | undefined;
  /** The settings of previews; undefined for none. */
  readonly preview: PreviewSettings | undefined;
  /** The contact for security reports; undefined for none. */
  readonly securityContact: SecurityContact | undefined;
}

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
  const { origin, href } = httpUrl('SITE_URL', value);
  if (href === `${origin}/`) return origin;
  // The rest of the address may be a password, so the message does not repeat it.
  throw new SettingsError(
    'SITE_URL must be nothing but the start of an address, such as https://church.example.org: no path, query, user or password.',
  );
}

function contentSetting(environment: Environment): ContentServiceAddress | undefined {
  const [endpoint, space, token] = ['CONTENT_ENDPOINT', 'CONTENT_SPACE', 'CONTENT_TOKEN'].map((name) =>
    setting(environment, name),
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
  const environmentName = setting(environment, 'CONTENT_ENVIRONMENT');
  return { endpoint: endpoint ?? contentfulEndpoint, space, environment: environmentName, token };
}

function contentSourcesSetting(environment: Environment): ContentSourcesAddress | undefined {
  const url = setting(environment, 'CONTENT_PROBLEMS_URL');
  const token = setting(environment, 'CONTENT_TOKEN');
  if (url === undefined || token === undefined) return undefined;
  return { url: httpUrl('CONTENT_PROBLEMS_URL', url).href, token };
}

/**
 * Parses the site's settings.
 * @throws SettingsError with one sentence that names the setting and what was expected
 */
export function parseSettings(environment: Environment): Settings {
  refuseRemovedSettings(environment);
  const webhook = webhookSetting(environment);
  return {
    port: portSetting(environment, 'PORT', 3000),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    siteUrl: siteUrlSetting(environment),
    content: contentSetting(environment),
    contentSources: contentSourcesSetting(environment),
    contentMaxAge: maxAgeSetting(environment, webhook !== undefined),
    cacheDir: cacheDirSetting(environment),
    webhook,
    preview: previewSetting(environment),
    securityContact: securityContactSetting(environment),
  };
}

/** The values of the settings that must not be in the log. */
export function secretsOf({ content, webhook, preview }: Settings): readonly string[] {
  return [content?.token, webhook, preview?.secret, preview?.token].filter((secret) => secret !== undefined);
}
