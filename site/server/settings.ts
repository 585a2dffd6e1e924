import type { OutageWords } from '#site/app/site-services.ts';
import type { ContentServiceAddress } from '#site/content/client.ts';
import { SettingsError } from './settings-error.ts';

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
  /** How old an answer of the content service may grow before it is asked again, in seconds; 0: for every page made. */
  readonly contentAge: number;
  /** Replaces the number in the outage file. */
  readonly churchTelephone: string | undefined;
}

/** What the settings are read from, `process.env` or a stand-in. */
export type Environment = Readonly<Record<string, string | undefined>>;

function setting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function portSetting(environment: Environment): number {
  const value = setting(environment, 'PORT') ?? '3000';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new SettingsError(`PORT is “${value}”, but must be a whole number from 0 to 65535.`);
}

function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new SettingsError(
    `${name} is “${value}”, but must be an address that starts with https:// or http://.`,
  );
}

function siteUrlSetting(environment: Environment): string | undefined {
  const value = setting(environment, 'SITE_URL');
  return value === undefined ? undefined : httpUrl('SITE_URL', value).origin;
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

/** Where nobody tells the site of changes, it looks for itself, this often, in seconds. */
const lookingAge = 10;

/** A day: nothing that the site has not been told of should take longer to be seen. */
const longestAge = 86_400;

function contentAgeSetting(environment: Environment): number {
  const value = setting(environment, 'CONTENT_MAX_AGE');
  if (value === undefined) return lookingAge;
  const seconds = Number(value);
  if (/^\d{1,6}$/.test(value) && seconds <= longestAge) return seconds;
  throw new SettingsError(
    `CONTENT_MAX_AGE is “${value}”, but must be a whole number of seconds from 0 to ${longestAge}.`,
  );
}

/**
 * Parses the site's settings.
 * @throws SettingsError with one sentence that names the setting and what was expected
 */
export function parseSettings(environment: Environment): Settings {
  return {
    port: portSetting(environment),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    siteUrl: siteUrlSetting(environment),
    content: contentSetting(environment),
    contentAge: contentAgeSetting(environment),
    churchTelephone: setting(environment, 'CHURCH_TELEPHONE'),
  };
}

/**
 * Parses the outage file: what the site says when no content can be had.
 * @param file its name, for the message
 * @param text its JSON: `title`, `city` and `telephone`
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
  return { title: word('title'), city: word('city'), telephone: word('telephone') };
}
