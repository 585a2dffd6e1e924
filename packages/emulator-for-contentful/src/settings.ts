import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import { isRecord } from './text/json.ts';
import type { WebhookTarget } from './webhooks/deliver.ts';

/** The URLs of the webhooks, and the secret and header of every call, including those of webhooks that are added later. */
type WebhookSettings = Pick<WebhookTarget, 'secret' | 'header'> & { readonly urls: readonly string[] };

/** The settings of the service with their defaults. */
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
  /** The folder in which transformed pictures are cached. */
  imageCache: './.cache/content-images',
  /** Whether to read the content again when it changes. */
  watch: true,
  /** The maximum number of queries a second, above which the response is 429. */
  rateLimit: undefined as number | undefined,
};

export type Settings = Readonly<typeof defaultSettings>;

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** The flags of the command, each of which overrides an environment variable. */
const flags = {
  port: { type: 'string' },
  'rate-limit': { type: 'string' },
} satisfies ParseArgsConfig['options'];

/** Contentful's form of a signing secret (RULES.md §6.2). */
const secretPattern = /^[0-9a-zA-Z+/=_-]{64}$/;
const headerPattern = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\x20-\x7e]+?)[ \t]*$/;

/**
 * Reads the settings from environment variables; a variable that is absent or empty has its default.
 * @param args the arguments of the command, which take precedence: a path, `--port`, `--rate-limit` (README.md)
 */
export function readSettings(environment: Environment, args: readonly string[] = []): SettingsResult {
  const problems: string[] = [];
  const { path, variables } = readArguments(args, problems);
  const text = (name: string) => variables[name] ?? (environment[name] || undefined);
  /** Reads a variable and validates it. `{}` in the rule stands for the value, which the message about a secret must not contain. */
  const checked = (name: string, isRight: RegExp | ((given: string) => boolean), rule: string) => {
    const given = text(name);
    if (given === undefined || (isRight instanceof RegExp ? isRight.test(given) : isRight(given)))
      return given;
    problems.push(`${name} ${rule.replace('{}', `“${given}”`)}.`);
    return undefined;
  };
  const { source, host, port, space, environment: master, deliveryToken, imageCache } = defaultSettings;
  const isPort = (given: string) => /^\d+$/.test(given) && Number(given) <= 65_535;
  const givenPort = checked('CONTENT_PORT', isPort, 'must be a port number from 0 to 65535, not {}');
  const publicUrl = checked(
    'CONTENT_PUBLIC_URL',
    /^https?:\/\/[^/]+(\/.*)?$/,
    'must begin with http:// or https://, not {}',
  );
  const watch = checked('CONTENT_WATCH', /^[01]$/, 'must be 0 or 1, not {}') !== '0';
  checked('CONTENT_EXPLORE', /^0$/, 'is no longer a setting; send queries with any GraphQL client');
  const rateLimit = checked(
    'CONTENT_RATE_LIMIT',
    /^[1-9]\d{0,5}$/,
    'must be a number of requests a second, not {}',
  );
  const urls = (text('CONTENT_WEBHOOK_URL')?.split(',') ?? []).map((url) => url.trim()).filter(Boolean);
  for (const url of urls.filter((one) => !isWebAddress(one)))
    problems.push(
      `CONTENT_WEBHOOK_URL must have addresses that begin with http:// or https://, not “${url}”.`,
    );
  const secretForm = 'must have 64 letters, digits, “+”, “/”, “=”, “_” or “-”';
  const secret = checked('CONTENT_WEBHOOK_SECRET', secretPattern, secretForm);
  const header = checked('CONTENT_WEBHOOK_HEADER', headerPattern, 'must have the form “name: value”');
  const [, name = '', value = ''] = headerPattern.exec(header ?? '') ?? [];
  const token = text('CONTENT_TOKEN') ?? deliveryToken;
  const previewToken = checked(
    'CONTENT_PREVIEW_TOKEN',
    (given) => given !== token,
    'must differ from CONTENT_TOKEN: it shows drafts',
  );
  if (problems.length > 0) return { ok: false, problems };
  const exported = text('CONTENT_EXPORT');
  const model = text('CONTENT_MODEL');
  return {
    ok: true,
    settings: {
      source:
        path !== undefined
          ? sourceAt(path, model)
          : exported === undefined
            ? { kind: 'folder', path: text('CONTENT_FOLDER') ?? source.path, model }
            : { kind: 'export', path: exported },
      host: text('CONTENT_HOST') ?? host,
      port: Number(givenPort ?? port),
      space: text('CONTENT_SPACE') ?? space,
      environment: text('CONTENT_ENVIRONMENT') ?? master,
      deliveryToken: token,
      previewToken,
      publicUrl: publicUrl?.replace(/\/+$/, ''),
      webhooks: { urls, secret, header: name === '' ? undefined : { name: name.toLowerCase(), value } },
      imageCache: text('CONTENT_IMAGE_CACHE') ?? imageCache,
      watch,
      rateLimit: rateLimit === undefined ? undefined : Number(rateLimit),
    },
  };
}

/** Reads the arguments of the command: the path, and the variables that flags override. */
function readArguments(args: readonly string[], problems: string[]) {
  const variables: Record<string, string | undefined> = {};
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
    const [path, ...more] = positionals;
    if (more.length > 0) throw new Error();
    variables.CONTENT_PORT = values.port;
    variables.CONTENT_RATE_LIMIT = values['rate-limit'];
    return { path, variables };
  } catch {
    problems.push(
      `The command takes the path of an export or a content folder, --port and --rate-limit, not “${args.join(' ')}”.`,
    );
    return { path: undefined, variables };
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Reads a message of the parent process, `{kind: 'webhook', url}`, which adds a webhook. A site that listens on any free port
 * knows its own URL only after the service has started.
 */
export function webhookIn(message: unknown): string | undefined {
  if (!isRecord(message) || message.kind !== 'webhook' || typeof message.url !== 'string') return undefined;
  return isWebAddress(message.url) ? message.url : undefined;
}
