import type { OutageWords } from '#app/site-services.ts';
import type { ContentServiceAddress } from '#cms/client.ts';
import type { ContentSourcesAddress } from '../content-problems/content-sources.ts';
import type { OutsideCacheAddress } from '../outside-cache.ts';
import type { HookSecrets } from '../webhook/content-hook.ts';
import { type Environment, httpUrl, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';
import {
  contentAgeSetting,
  hookSetting,
  keptContentSetting,
  outsideCacheSetting,
} from './settings-for-freshness.ts';
import { type PreviewSettings, previewSetting } from './settings-for-preview.ts';
import { type SecurityContact, securityContactSetting } from './settings-for-security-contact.ts';

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
  /** How old an answer of the content service may grow before it is asked again, in seconds; 0: for every page made. */
  readonly contentAge: number;
  /** The folder where content outlives the process; undefined: nowhere. */
  readonly keptContent: string | undefined;
  /** How the content service proves that it calls; undefined: no calls are taken. */
  readonly hook: HookSecrets | undefined;
  /** How editors look at drafts; undefined: nobody does. */
  readonly preview: PreviewSettings | undefined;
  /** The cache in front of the site that wants to be told of changes. */
  readonly outsideCache: OutsideCacheAddress | undefined;
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
  const hook = hookSetting(environment);
  return {
    port: portSetting(environment),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    siteUrl: siteUrlSetting(environment),
    content: contentSetting(environment),
    contentSources: contentSourcesSetting(environment),
    contentAge: contentAgeSetting(environment, hook !== undefined),
    keptContent: keptContentSetting(environment),
    hook,
    preview: previewSetting(environment),
    outsideCache: outsideCacheSetting(environment),
    churchTelephone: setting(environment, 'CHURCH_TELEPHONE'),
    securityContact: securityContactSetting(environment),
  };
}

/**
 * Parses the outage file: what the site says when no content can be had.
 * @param file its name, for the message
 * @param text its JSON: `title`, `city`, `telephone` and `oldWords`
 * @throws SettingsError naming the file and what was expected
 */
export function parseOutageWords(file: string, text: string): OutageWords {
  let words: unknown;
  try {
    words = JSON.parse(text);
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
  const word = (name: keyof OutageWords): string => {
    const value =
      typeof words === 'object' && words !== null ? (words as Record<string, unknown>)[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new SettingsError(`${file} must hold “${name}”, a text.`);
  };
  return {
    title: word('title'),
    city: word('city'),
    telephone: word('telephone'),
    oldWords: word('oldWords'),
  };
}
