import type { ContentServiceAddress } from '#cms/client.ts';
import type { PurgeAddress } from '../cdn-purge.ts';
import type { ContentSourcesAddress } from '../content-problems/content-sources.ts';
import type { WebhookSecrets } from '../webhook/webhook.ts';
import { cacheDirSetting, maxAgeSetting, purgeSetting, webhookSetting } from './freshness.ts';
import { type PreviewSettings, previewSetting } from './preview.ts';
import { type SecurityContact, securityContactSetting } from './security-contact.ts';
import { type Environment, httpUrl, SettingsError, setting } from './setting.ts';

/** Contentful's own endpoint, for a site that is told a space and no endpoint. */
const contentfulEndpoint = 'https://graphql.contentful.com/content/v1';

/** Everything about the site that an operator can set, parsed; nobody else reads the environment. */
export interface Settings {
  /** TCP port; 0 for any that is free. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Origin of the public address, without a slash at the end; undefined: made from the port. */
  readonly siteUrl: string | undefined;
  /** Undefined: the embedded content service is meant. */
  readonly content: ContentServiceAddress | undefined;
  /** Where the content service says what is wrong with its files; undefined: nowhere. */
  readonly contentSources: ContentSourcesAddress | undefined;
  /** How old content may be before a visit has it fetched again, in seconds; 0: every page load fetches it. */
  readonly contentMaxAge: number;
  /** The folder where the last good content outlives the process; undefined: nowhere. */
  readonly cacheDir: string | undefined;
  /** How the content service proves that it calls; undefined: no calls are taken. */
  readonly webhook: WebhookSecrets | undefined;
  /** How editors look at drafts; undefined: nobody does. */
  readonly preview: PreviewSettings | undefined;
  /** The cache in front of the site that is told of changes. */
  readonly purge: PurgeAddress | undefined;
  /** Replaces the number in the outage file. */
  readonly churchTelephone: string | undefined;
  /** Whom to tell of a security hole; undefined: nobody is named. */
  readonly securityContact: SecurityContact | undefined;
}

function portSetting(environment: Environment): number {
  const value = setting(environment, 'PORT') ?? '3000';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new SettingsError(`PORT is “${value}”, but must be a whole number from 0 to 65535.`);
}

function siteUrlSetting(environment: Environment): string | undefined {
  const value = setting(environment, 'SITE_URL');
  if (value === undefined) return undefined;
  const { origin, href } = httpUrl('SITE_URL', value);
  if (href === `${origin}/`) return origin;
  // What it says besides may be a password: it is not said.
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
  const webhook = webhookSetting(environment);
  return {
    port: portSetting(environment),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    siteUrl: siteUrlSetting(environment),
    content: contentSetting(environment),
    contentSources: contentSourcesSetting(environment),
    contentMaxAge: maxAgeSetting(environment, webhook !== undefined),
    cacheDir: cacheDirSetting(environment),
    webhook,
    preview: previewSetting(environment),
    purge: purgeSetting(environment),
    churchTelephone: setting(environment, 'CHURCH_TELEPHONE'),
    securityContact: securityContactSetting(environment),
  };
}
