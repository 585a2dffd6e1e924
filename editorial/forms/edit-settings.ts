import type { SignInSettings } from '#content-editor';
import { parseAccounts } from '#content-editor/accounts';
import { type Environment, SettingsError, setting } from '#server/settings/setting.ts';
import { parseSettings, portSetting } from '#server/settings/settings.ts';

export interface EditSettings {
  readonly port: number;
  /** The address to listen on; undefined for this machine alone. */
  readonly host: string | undefined;
  /** Undefined for a page that is for whoever has its address with the key. */
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
  const host = setting(environment, 'EDIT_HOST');
  if (host !== undefined && signIn === undefined)
    throw new SettingsError(
      `EDIT_HOST is “${host}”, but nobody signs in, so the editing page is for this computer alone: set EDITORS and EDIT_ORIGIN as well, or take EDIT_HOST away.`,
    );
  return {
    ...{ host, signIn, siteUrl, sitePort },
    port: portSetting(environment, 'EDIT_PORT', 3100),
    opensBrowser: signIn === undefined && process.stdout.isTTY === true,
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

/** Who signs in; undefined for a page that is for this computer alone. */
function signInSettings(environment: Environment): SignInSettings | undefined {
  const [editors, origin] = ['EDITORS', 'EDIT_ORIGIN'].map((name) => setting(environment, name));
  if (editors === undefined && origin === undefined) return undefined;
  if (editors === undefined || origin === undefined)
    throw new SettingsError(
      'EDITORS and EDIT_ORIGIN belong together: who may sign in, as npm run edit:password prints it, and the public address of the editing page, such as https://edit.example.org.',
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
