import { type Environment, SettingsError, setting } from './setting.ts';

export interface PreviewSettings {
  /** Part of the address of every page that shows drafts. */
  readonly secret: string;
  readonly token: string;
}

/** Unreserved characters of an address, enough to be unguessable. */
const secretForm = /^[A-Za-z0-9_-]{32,128}$/;

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
  if (!secretForm.test(secret)) {
    throw new SettingsError('PREVIEW_SECRET must be 32 to 128 letters, digits, _ or -.');
  }
  if (token !== undefined) return { secret, token };
  // The embedded content service has its own token.
  if (setting(environment, 'CONTENT_SPACE') === undefined) return undefined;
  throw new SettingsError(
    'PREVIEW_SECRET is set but CONTENT_PREVIEW_TOKEN is missing: give the space’s preview token.',
  );
}
