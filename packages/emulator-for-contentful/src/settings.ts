import type { ContentSource } from './content-source.ts';
import { readWebhooks, type WebhookSettings } from './webhook-settings.ts';

/** How the service is set up. This file is the only one that reads the environment. */
export type Settings = {
  readonly source: ContentSource;
  /** The address it listens on. */
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly space: string;
  readonly environment: string;
  readonly deliveryToken: string;
  readonly previewToken: string | undefined;
  /** The origin in the addresses of assets; where the service listens, if absent. */
  readonly publicUrl: string | undefined;
  /** Whom to call when content changes. */
  readonly webhooks: WebhookSettings;
  /** The folder in which made pictures are kept. */
  readonly imageCache: string;
  /** Whether to read the content again when it changes. */
  readonly watch: boolean;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4000;

/**
 * Reads the settings from environment variables; a variable that is absent or empty has its default.
 * @param given the words after the command: `--space export.json` serves an export instead of a folder
 */
export function readSettings(environment: Environment, given: readonly string[] = []): SettingsResult {
  const problems: string[] = [];
  const text = (name: string) => environment[name] || undefined;
  const source = readSource(text, given, problems);
  const port = Number(text('CONTENT_PORT') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`CONTENT_PORT must be a port number from 0 to 65535, not “${text('CONTENT_PORT')}”.`);
  }
  const publicUrl = text('CONTENT_PUBLIC_URL');
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+(\/.*)?$/.test(publicUrl)) {
    problems.push(`CONTENT_PUBLIC_URL must begin with http:// or https://, not “${publicUrl}”.`);
  }
  const watch = text('CONTENT_WATCH') ?? '1';
  if (watch !== '0' && watch !== '1') problems.push(`CONTENT_WATCH must be 0 or 1, not “${watch}”.`);
  const webhooks = readWebhooks(text, problems);
  const deliveryToken = text('CONTENT_TOKEN') ?? 'local-delivery-token';
  const previewToken = text('CONTENT_PREVIEW_TOKEN');
  if (previewToken === deliveryToken) {
    problems.push('CONTENT_PREVIEW_TOKEN must differ from CONTENT_TOKEN: it shows drafts.');
  }
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      source,
      host: text('CONTENT_HOST') ?? '127.0.0.1',
      port,
      space: text('CONTENT_SPACE') ?? 'local',
      environment: text('CONTENT_ENVIRONMENT') ?? 'master',
      deliveryToken,
      previewToken,
      publicUrl: publicUrl?.replace(/\/+$/, ''),
      webhooks,
      imageCache: text('CONTENT_IMAGE_CACHE') ?? './.cache/content-images',
      watch: watch === '1',
    },
  };
}

function readSource(
  text: (name: string) => string | undefined,
  given: readonly string[],
  problems: string[],
): ContentSource {
  const [word, file, ...more] = given;
  if (word !== undefined && (word !== '--space' || file === undefined || more.length > 0)) {
    problems.push(`The command takes “--space export.json” and nothing else, not “${given.join(' ')}”.`);
  }
  const path = file ?? text('CONTENT_EXPORT');
  return path === undefined
    ? { kind: 'folder', path: text('CONTENT_FOLDER') ?? './content' }
    : { kind: 'export', path };
}
