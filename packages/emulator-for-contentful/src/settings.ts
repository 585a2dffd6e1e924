import { parseArgs } from 'node:util';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import type { WebhookTarget } from './webhooks/deliver.ts';

/** The URLs of the webhooks, and the secret and header of every call, including those of webhooks that are added later. */
type WebhookSettings = Pick<WebhookTarget, 'secret' | 'header'> & { readonly urls: readonly string[] };

export const defaultSettings = {
  source: { kind: 'folder', path: './content' } as ContentSource,
  host: '127.0.0.1',
  /** 0 means any free port. */
  port: 4000,
  space: 'local',
  environment: 'master',
  deliveryToken: 'local-delivery-token',
  /** The token that reads drafts; without one nobody can. */
  previewToken: undefined as string | undefined,
  /** The origin in the URLs of assets; by default, where the service listens. */
  publicUrl: undefined as string | undefined,
  webhooks: { urls: [], secret: undefined, header: undefined } as WebhookSettings,
  watch: true,
};

export type Settings = Readonly<typeof defaultSettings>;

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Contentful's form of a signing secret (RULES.md §6.2). */
const secretPattern = /^[0-9a-zA-Z+/=_-]{64}$/;
const headerPattern = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\x20-\x7e]+?)[ \t]*$/;

/** What earlier versions read, and what is done instead (CHANGELOG.md). */
const withdrawn: Readonly<Record<string, string>> = {
  CONTENT_EXPLORE: 'send queries with any GraphQL client',
  CONTENT_IMAGE_CACHE: 'transformed pictures are cached in memory',
  CONTENT_RATE_LIMIT: 'have a server of your own respond with 429',
};

/**
 * Reads the settings from environment variables; a variable that is absent or empty has its default.
 * @param args the arguments of the command, which take precedence: a path and `--port` (README.md)
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[] = []): SettingsResult {
  const problems: string[] = [];
  const { path, port } = readArguments(args, problems);
  const text = (name: string) => (name === 'CONTENT_PORT' && port) || environment[name] || undefined;
  /** Reads a variable and validates it. `{}` in the rule stands for the value, which the message about a secret must not contain. */
  const checked = (name: string, isRight: RegExp | ((given: string) => boolean), rule: string) => {
    const given = text(name);
    if (given === undefined || (isRight instanceof RegExp ? isRight.test(given) : isRight(given)))
      return given;
    problems.push(`${name} ${rule.replace('{}', `“${given}”`)}.`);
    return undefined;
  };
  for (const [name, instead] of Object.entries(withdrawn))
    checked(name, /^0$/, `is no longer a setting; ${instead}`);
  const isPort = (given: string) => /^\d+$/.test(given) && Number(given) <= 65_535;
  const givenPort = checked('CONTENT_PORT', isPort, 'must be a port number from 0 to 65535, not {}');
  const addressRule = 'must begin with http:// or https://, not {}';
  const publicUrl = checked('CONTENT_PUBLIC_URL', isWebAddress, addressRule);
  const watch = checked('CONTENT_WATCH', /^[01]$/, 'must be 0 or 1, not {}') !== '0';
  const urls = (text('CONTENT_WEBHOOK_URL')?.split(',') ?? []).map((url) => url.trim()).filter(Boolean);
  for (const url of urls.filter((one) => !isWebAddress(one)))
    problems.push(
      `CONTENT_WEBHOOK_URL must have addresses that begin with http:// or https://, not “${url}”.`,
    );
  const secretForm = 'must have 64 letters, digits, “+”, “/”, “=”, “_” or “-”';
  const secret = checked('CONTENT_WEBHOOK_SECRET', secretPattern, secretForm);
  const header = checked('CONTENT_WEBHOOK_HEADER', headerPattern, 'must have the form “name: value”');
  const [, name = '', value = ''] = headerPattern.exec(header ?? '') ?? [];
  const deliveryToken = text('CONTENT_TOKEN') ?? defaultSettings.deliveryToken;
  const differs = (given: string) => given !== deliveryToken;
  const previewRule = 'must differ from CONTENT_TOKEN: it shows drafts';
  const previewToken = checked('CONTENT_PREVIEW_TOKEN', differs, previewRule);
  if (problems.length > 0) return { ok: false, problems };
  const exported = text('CONTENT_EXPORT');
  const model = text('CONTENT_MODEL');
  const folder = text('CONTENT_FOLDER') ?? defaultSettings.source.path;
  const source: ContentSource =
    exported === undefined ? { kind: 'folder', path: folder, model } : { kind: 'export', path: exported };
  return {
    ok: true,
    settings: {
      source: path === undefined ? source : sourceAt(path, model),
      host: text('CONTENT_HOST') ?? defaultSettings.host,
      port: Number(givenPort ?? defaultSettings.port),
      space: text('CONTENT_SPACE') ?? defaultSettings.space,
      environment: text('CONTENT_ENVIRONMENT') ?? defaultSettings.environment,
      ...{ deliveryToken, previewToken, watch },
      publicUrl: publicUrl?.replace(/\/+$/, ''),
      webhooks: { urls, secret, header: name === '' ? undefined : { name: name.toLowerCase(), value } },
    },
  };
}

function readArguments(args: readonly string[], problems: string[]): { path?: string; port?: string } {
  try {
    const options = { port: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length <= 1) return { ...values, ...(positionals[0] && { path: positionals[0] }) };
  } catch {
    // An option that there is not: the same sentence.
  }
  problems.push(
    `The command takes the path of an export or a content folder, and --port, not “${args.join(' ')}”.`,
  );
  return {};
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
