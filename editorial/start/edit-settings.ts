import type { ProxySettings, SignInSettings } from '#content-editor';
import { parseAccounts } from '#content-editor/accounts';
import { type Environment, SettingsError, setting } from '#server/settings/setting.ts';
import { parseSettings, portSetting } from '#server/settings/settings.ts';

export interface EditSettings {
  readonly port: number;
  /** The address to listen on; undefined for this machine alone. */
  readonly host: string | undefined;
  /** One of these two, or neither: then the page is for whoever has its address with the key. */
  readonly proxy: ProxySettings | undefined;
  readonly signIn: SignInSettings | undefined;
  /** The public address of the site; undefined when none is set. */
  readonly siteUrl: string | undefined;
  /** The port of the site beside the editing page. */
  readonly sitePort: number;
  readonly opensBrowser: boolean;
  /** Whether each save is sent to the web by itself. */
  readonly publishesOnSave: boolean;
}

/**
 * Parses the settings of the editing page.
 * @throws SettingsError, or WrongEditors, with one sentence that names the setting
 */
export function editSettings(environment: Environment): EditSettings {
  const { port: sitePort, siteUrl } = parseSettings(environment);
  const signIn = signInSettings(environment);
  const proxy = signIn === undefined ? proxySettings(environment) : undefined;
  const host = setting(environment, 'EDIT_HOST');
  const isPublic = signIn !== undefined || proxy !== undefined;
  if (host !== undefined && !isPublic)
    throw new SettingsError(
      `EDIT_HOST is “${host}”, but nobody signs in, so the editing page is for this computer alone: set EDITORS and EDIT_ORIGIN as well, or take EDIT_HOST away.`,
    );
  return {
    ...{ host, proxy, signIn, siteUrl, sitePort },
    port: portSetting(environment, 'EDIT_PORT', 3100),
    opensBrowser: !isPublic && process.stdout.isTTY === true,
    publishesOnSave: publishesOnSave(environment),
  };
}

function publishesOnSave(environment: Environment): boolean {
  const when = setting(environment, 'EDIT_PUBLISH');
  if (when === undefined || when === 'save') return when === 'save';
  throw new SettingsError(
    `EDIT_PUBLISH is “${when}”, but must be save, which sends each change to the web as soon as it is saved: take it away for a button that sends them.`,
  );
}

/** Who signs in on the page itself; undefined without EDITORS. The login of a proxy is another way, and never beside it. */
function signInSettings(environment: Environment): SignInSettings | undefined {
  const editors = setting(environment, 'EDITORS');
  if (editors === undefined) return undefined;
  const other = ['EDIT_USER_HEADER', 'EDIT_PROXY_SECRET'].find((name) => setting(environment, name));
  if (other !== undefined)
    throw new SettingsError(
      `EDITORS and ${other} are both set, but people sign in either on the editing page or at the proxy: take one of the two away.`,
    );
  const origin = setting(environment, 'EDIT_ORIGIN');
  if (origin === undefined)
    throw new SettingsError(
      'EDITORS needs EDIT_ORIGIN, the public address of the editing page, such as https://edit.example.org.',
    );
  return { origin: httpsOrigin(origin), accounts: parseAccounts(editors) };
}

/** @throws SettingsError when EDIT_ORIGIN has a path, or is not https, without which a password could be read on its way */
function httpsOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin === text.replace(/\/$/, '') && url.protocol === 'https:') return url.origin;
  throw new SettingsError(
    `EDIT_ORIGIN is “${text}”, but must be an address such as https://edit.example.org, without a path.`,
  );
}

/** Headers that browsers, HTTP itself or any proxy send: whoever writes a request could write a name into them. */
const commonHeader =
  /^(?:host|origin|cookie2?|authorization|referer|user-agent|from|date|via|te|trailer|upgrade.*|expect|range|connection|keep-alive|transfer-encoding|cache-control|pragma|priority|dnt|forwarded|max-forwards|x-(?:forwarded-.*|real-ip|requested-with|proxy-secret)|(?:accept|access-control|content|if|proxy|sec)(?:-.*)?)$/i;

/** Behind a proxy all three are needed: who saves, at which address, to which posts are limited, and how the proxy is known. */
function proxySettings(environment: Environment): ProxySettings | undefined {
  const names = ['EDIT_USER_HEADER', 'EDIT_ORIGIN', 'EDIT_PROXY_SECRET'] as const;
  const [userHeader, origin, secret] = names.map((name) => setting(environment, name));
  if (!userHeader && !origin && !secret) return undefined;
  if (userHeader === undefined || origin === undefined)
    throw new SettingsError(
      'EDIT_USER_HEADER, EDIT_ORIGIN and EDIT_PROXY_SECRET belong together: the header in which the proxy names the user, the public address of the editing page, and a secret that the proxy sends in the header X-Proxy-Secret. For a sign-in without a proxy’s login set EDITORS and EDIT_ORIGIN.',
    );
  if (!/^[\w-]+$/.test(userHeader))
    throw new SettingsError(
      `EDIT_USER_HEADER is “${userHeader}”, but must be the name of a header, such as X-Remote-User.`,
    );
  if (commonHeader.test(userHeader))
    throw new SettingsError(
      `EDIT_USER_HEADER is “${userHeader}”, which browsers or proxies send for other purposes: write a name that only your proxy sets, such as X-Remote-User.`,
    );
  const publicOrigin = httpsOrigin(origin);
  if (secret === undefined || !/^[\w.~+/=-]{32,}$/.test(secret))
    throw new SettingsError(
      `EDIT_PROXY_SECRET ${secret === undefined ? 'is missing' : 'is too short or has other signs'}: write at least 32 random letters and digits, as “openssl rand -hex 32” makes them, and let the proxy send them in the header X-Proxy-Secret.`,
    );
  return { userHeader, origin: publicOrigin, secret };
}
