import { securityContactSetting } from '../security/security-txt.ts';
import {
  cacheDirSetting,
  contentSetting,
  contentSourcesSetting,
  maxAgeSetting,
  previewSetting,
  webhookSetting,
} from './content-settings.ts';
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
  const { origin, href } = httpUrl('SITE_URL', value);
  if (href === `${origin}/`) return origin;
  // The rest of the address may be a password, so the message does not repeat it.
  throw new SettingsError(
    'SITE_URL must be nothing but the start of an address, such as https://church.example.org: no path, query, user or password.',
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
