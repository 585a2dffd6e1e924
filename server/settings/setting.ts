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

/** A header with a secret, by which one program authenticates another. */
export interface NamedHeader {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses a header, written as in HTTP.
 * @throws SettingsError with one sentence that names the setting, without the secret value
 */
export function headerSetting(environment: Environment, name: string): NamedHeader | undefined {
  const text = setting(environment, name);
  if (text === undefined) return undefined;
  const [, header, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*([\x21-\x7e][\x20-\x7e]*)$/.exec(text) ?? [];
  if (header !== undefined && value !== undefined) return { name: header, value };
  throw new SettingsError(`${name} must be a header such as “x-secret: 1a2b3c…”: a name, a colon, a value.`);
}
