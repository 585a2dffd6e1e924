/** A setting that the site cannot start with; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The environment: `process.env`, or that of a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a setting; undefined when it is empty. */
export function setting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * Parses an address.
 * @throws SettingsError with one sentence that names the setting
 */
export function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new SettingsError(
    `${name} is “${value}”, but must be an address that starts with https:// or http://.`,
  );
}
