import type { WebhookTarget } from './publish/deliver.ts';

/** Whom to call when content changes, and how those are called that turn up later. */
export type WebhookSettings = Pick<WebhookTarget, 'secret' | 'header'> & { readonly urls: readonly string[] };

/** Contentful's form of a signing secret (RULES.md §6.2). */
const SECRET = /^[0-9a-zA-Z+/=_-]{64}$/;
const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\x20-\x7e]+?)[ \t]*$/;

/**
 * Reads whom to call when content changes: CONTENT_WEBHOOK_URL (several with commas between), CONTENT_WEBHOOK_SECRET
 * and CONTENT_WEBHOOK_HEADER (`name: value`). No fault repeats a secret.
 */
export function readWebhooks(
  text: (name: string) => string | undefined,
  problems: string[],
): WebhookSettings {
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
 * Reads what the process that started the service says once it knows it: `{kind: 'webhook', url}`, one more address to
 * call. A site that listens on any free port learns its own address only after the service has started.
 */
export function webhookIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('kind' in message && message.kind === 'webhook' && 'url' in message)) return undefined;
  return typeof message.url === 'string' && isWebAddress(message.url) ? message.url : undefined;
}
