import { type Asset, linkTo, withFiles } from '../model/space.ts';
import type { Change, Entity } from './changes.ts';

export interface WebhookMessage {
  readonly topic: string;
  readonly body: string;
}

export interface MessageContext {
  readonly space: string;
  readonly environment: string;
  /** The origin of asset files that this service serves. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** Converts a change to a message of Contentful's webhooks (RULES.md §6.1). */
export function webhookMessage({ action, entity }: Change, place: MessageContext): WebhookMessage {
  const { sys } = entity;
  const where = {
    space: linkTo('Space', place.space),
    environment: linkTo('Environment', place.environment),
  };
  const whole = { version: (sys.publishedVersion ?? 0) + 1, ...sys, ...where };
  const contentType = sys.type === 'Entry' ? { contentType: sys.contentType } : {};
  const deletedAt = place.now.toISOString();
  const gone = { type: `Deleted${sys.type}`, id: sys.id, ...where, ...contentType, deletedAt };
  const isGone = action === 'unpublish' || action === 'delete';
  const body = isGone ? { sys: gone } : { ...withAbsoluteUrls(entity, place), sys: whole };
  return { topic: `ContentManagement.${sys.type}.${action}`, body: JSON.stringify(body) };
}

function withAbsoluteUrls(entity: Entity, { publicUrl }: MessageContext): Entity {
  if (entity.sys.type !== 'Asset') return entity;
  return withFiles(entity as Asset, (file) =>
    /^\/(?!\/)/.test(file?.url ?? '') ? { ...file, url: `${publicUrl}${file.url}` } : file,
  );
}
