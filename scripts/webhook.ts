import { randomBytes } from 'node:crypto';
import { hookPath } from '#server/webhook/content-hook.ts';
import type { Part } from './part.ts';

/** What a content service and a site must be told so that the one can call the other. */
export interface WebhookSettings {
  readonly service: { readonly CONTENT_WEBHOOK_SECRET: string };
  readonly site: { readonly WEBHOOK_SECRET: string };
}

/**
 * Makes the settings of a content service and a site that are started together.
 * @param secret what the operator gave the site; otherwise the two get one of their own that nobody else knows
 */
export function webhookSettings(secret: string | undefined): WebhookSettings {
  const shared = secret?.trim() || randomBytes(32).toString('hex');
  return { service: { CONTENT_WEBHOOK_SECRET: shared }, site: { WEBHOOK_SECRET: shared } };
}

/**
 * Lets a content service call a site when content changes. It is told when the site listens: only then is it known where.
 * @param siteUrl the site's own address, without a slash at the end
 */
export function callOnChange(service: Part, siteUrl: string): void {
  if (service.process.connected) service.process.send({ kind: 'webhook', url: `${siteUrl}${hookPath}` });
}
