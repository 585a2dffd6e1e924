import type { ProxySettings } from '#content-editor';
import { type Environment, SettingsError, setting } from '#server/settings/setting.ts';
import { parseSettings, portSetting } from '#server/settings/settings.ts';

export interface EditSettings {
  readonly port: number;
  readonly proxy: ProxySettings | undefined;
  /** The public address of the site; undefined when none is set. */
  readonly siteUrl: string | undefined;
  /** The port of the site beside the editing page. */
  readonly sitePort: number;
  readonly opensBrowser: boolean;
}

/**
 * Parses the settings of the editing page.
 * @throws SettingsError with one sentence that names the setting
 */
export function editSettings(environment: Environment): EditSettings {
  const { port: sitePort, siteUrl } = parseSettings(environment);
  const proxy = proxySettings(environment);
  return {
    port: portSetting(environment, 'EDIT_PORT', 3100),
    proxy,
    siteUrl,
    sitePort,
    opensBrowser: proxy === undefined && process.stdout.isTTY === true,
  };
}

/** Behind a proxy both settings are needed: who saves, and at which address, to which posts are limited. */
function proxySettings(environment: Environment): ProxySettings | undefined {
  const [userHeader, origin] = [
    setting(environment, 'EDIT_USER_HEADER'),
    setting(environment, 'EDIT_ORIGIN'),
  ];
  if (userHeader === undefined && origin === undefined) return undefined;
  if (userHeader === undefined || origin === undefined) {
    throw new SettingsError(
      'EDIT_USER_HEADER and EDIT_ORIGIN belong together: the header in which the proxy names the user, and the public address of the editing page.',
    );
  }
  if (!/^[\w-]+$/.test(userHeader)) {
    throw new SettingsError(
      `EDIT_USER_HEADER is “${userHeader}”, but must be the name of a header, such as X-Remote-User.`,
    );
  }
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url === undefined || url.origin !== origin.replace(/\/$/, '') || url.protocol !== 'https:') {
    throw new SettingsError(
      `EDIT_ORIGIN is “${origin}”, but must be an address such as https://edit.example.org, without a path.`,
    );
  }
  return { userHeader, origin: url.origin };
}
