import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import type { WebhookTarget } from './webhooks/deliver.ts';

/** How the service is set up. */
export type Settings = {
  readonly source: ContentSource;
  /** The address it listens on. */
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly space: string;
  readonly environment: string;
  readonly deliveryToken: string;
  /** The token for drafts; without one there is no access to them. */
  readonly previewToken: string | undefined;
  /** The origin in the addresses of assets; where the service listens, if absent. */
  readonly publicUrl: string | undefined;
  /** Whom to call when content changes. */
  readonly webhooks: WebhookSettings;
  /** The folder in which transformed pictures are cached. */
  readonly imageCache: string;
  /** Whether to read the content again when it changes. */
  readonly watch: boolean;
  /** Whether to serve GraphiQL, if it is installed. */
  readonly explore: boolean;
  /** Queries a second, of which more are refused with 429; undefined: no limit. */
  readonly rateLimit: number | undefined;
};

/** Whom to call when content changes, and how every webhook is called, those that are added later included. */
export type WebhookSettings = Pick<WebhookTarget, 'secret' | 'header'> & { readonly urls: readonly string[] };

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;
type ReadText = (name: string) => string | undefined;

export const defaultSettings: Settings = {
  source: { kind: 'folder', path: './content' },
  host: '127.0.0.1',
  port: 4000,
  space: 'local',
  environment: 'master',
  deliveryToken: 'local-delivery-token',
  previewToken: undefined,
  publicUrl: undefined,
  webhooks: { urls: [], secret: undefined, header: undefined },
  imageCache: './.cache/content-images',
  watch: true,
  explore: false,
  rateLimit: undefined,
};

/** The flags of the command, each for an environment variable. */
const FLAGS = {
  space: { type: 'string' },
  port: { type: 'string' },
  'rate-limit': { type: 'string' },
  explore: { type: 'boolean' },
} satisfies ParseArgsConfig['options'];

/**
 * Reads the settings from environment variables; a variable that is absent or empty has its default.
 * @param words after the command, which win: a path, `--port`, `--explore`, `--rate-limit` (README.md)
 */
export function readSettings(environment: Environment, words: readonly string[] = []): SettingsResult {
  const problems: string[] = [];
  const { path, variables } = readWords(words, problems);
  const text: ReadText = (name) => variables[name] ?? (environment[name] || undefined);
  const port = Number(text('CONTENT_PORT') ?? defaultSettings.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`CONTENT_PORT must be a port number from 0 to 65535, not “${text('CONTENT_PORT')}”.`);
  }
  const publicUrl = text('CONTENT_PUBLIC_URL');
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+(\/.*)?$/.test(publicUrl)) {
    problems.push(`CONTENT_PUBLIC_URL must begin with http:// or https://, not “${publicUrl}”.`);
  }
  const watch = readFlag('CONTENT_WATCH', defaultSettings.watch, text, problems);
  const explore = readFlag('CONTENT_EXPLORE', defaultSettings.explore, text, problems);
  const rateLimit = text('CONTENT_RATE_LIMIT');
  if (rateLimit !== undefined && !/^[1-9]\d{0,5}$/.test(rateLimit)) {
    problems.push(`CONTENT_RATE_LIMIT must be a number of requests a second, not “${rateLimit}”.`);
  }
  const webhooks = readWebhooks(text, problems);
  const deliveryToken = text('CONTENT_TOKEN') ?? defaultSettings.deliveryToken;
  const previewToken = text('CONTENT_PREVIEW_TOKEN');
  if (previewToken === deliveryToken) {
    problems.push('CONTENT_PREVIEW_TOKEN must differ from CONTENT_TOKEN: it shows drafts.');
  }
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      source: path ?? sourceIn(text),
      host: text('CONTENT_HOST') ?? defaultSettings.host,
      port,
      space: text('CONTENT_SPACE') ?? defaultSettings.space,
      environment: text('CONTENT_ENVIRONMENT') ?? defaultSettings.environment,
      deliveryToken,
      previewToken,
      publicUrl: publicUrl?.replace(/\/+$/, ''),
      webhooks,
      imageCache: text('CONTENT_IMAGE_CACHE') ?? defaultSettings.imageCache,
      watch,
      explore,
      rateLimit: rateLimit === undefined ? undefined : Number(rateLimit),
    },
  };
}

function readFlag(name: string, byDefault: boolean, text: ReadText, problems: string[]): boolean {
  const given = text(name) ?? (byDefault ? '1' : '0');
  if (given !== '0' && given !== '1') problems.push(`${name} must be 0 or 1, not “${given}”.`);
  return given === '1';
}

/** Reads the words of the command: what is served, and the variables that flags stand for. */
function readWords(words: readonly string[], problems: string[]) {
  const variables: Record<string, string> = {};
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: FLAGS, allowPositionals: true });
    const [path, ...more] = positionals;
    if (more.length > 0) throw new Error();
    if (values.port !== undefined) variables.CONTENT_PORT = values.port;
    if (values['rate-limit'] !== undefined) variables.CONTENT_RATE_LIMIT = values['rate-limit'];
    if (values.explore === true) variables.CONTENT_EXPLORE = '1';
    if (values.space !== undefined) variables.CONTENT_EXPORT = values.space;
    return { path: path === undefined ? undefined : sourceAt(path), variables };
  } catch {
    const flags = '--port, --explore and --rate-limit';
    problems.push(
      `The command takes the path of an export or a content folder, ${flags}, not “${words.join(' ')}”.`,
    );
    return { path: undefined, variables };
  }
}

function sourceIn(text: ReadText): ContentSource {
  const exported = text('CONTENT_EXPORT');
  if (exported !== undefined) return { kind: 'export', path: exported };
  return { kind: 'folder', path: text('CONTENT_FOLDER') ?? defaultSettings.source.path };
}

/** Contentful's form of a signing secret (RULES.md §6.2). */
const SECRET = /^[0-9a-zA-Z+/=_-]{64}$/;
const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\x20-\x7e]+?)[ \t]*$/;

/** Reads CONTENT_WEBHOOK_URL, CONTENT_WEBHOOK_SECRET and CONTENT_WEBHOOK_HEADER. No message repeats a secret. */
function readWebhooks(text: ReadText, problems: string[]): WebhookSettings {
  const urls = (text('CONTENT_WEBHOOK_URL') ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  for (const url of urls) {
    if (!isWebAddress(url)) {
      problems.push(
        `CONTENT_WEBHOOK_URL must have addresses that begin with http:// or https://, not “${url}”.`,
      );
    }
  }
  const secret = text('CONTENT_WEBHOOK_SECRET');
  if (secret !== undefined && !SECRET.test(secret)) {
    problems.push('CONTENT_WEBHOOK_SECRET must have 64 letters, digits, “+”, “/”, “=”, “_” or “-”.');
  }
  const given = text('CONTENT_WEBHOOK_HEADER');
  const parts = given === undefined ? undefined : HEADER.exec(given);
  if (parts === null) {
    problems.push('CONTENT_WEBHOOK_HEADER must have the form “name: value”.');
  }
  const [, name, value] = parts ?? [];
  const header = name === undefined || value === undefined ? undefined : { name: name.toLowerCase(), value };
  return { urls, secret, header };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Reads what the parent process says once it knows it: `{kind: 'webhook', url}`, one more address to call. A site that
 * listens on any free port learns its own address only after the service has started.
 */
export function webhookIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('kind' in message && message.kind === 'webhook' && 'url' in message)) return undefined;
  return typeof message.url === 'string' && isWebAddress(message.url) ? message.url : undefined;
}
