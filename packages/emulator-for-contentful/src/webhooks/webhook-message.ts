import { type Asset, linkTo, withFiles } from '../model/space.ts';
import type { Change, Entity } from './changes.ts';

export interface WebhookMessage {
  /** `ContentManagement.Entry.publish`. */
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
  const body =
    action === 'unpublish' || action === 'delete'
      ? {
          sys: {
            type: `Deleted${sys.type}`,
            id: sys.id,
            ...where,
            ...(sys.type === 'Entry' ? { contentType: sys.contentType } : {}),
            deletedAt: place.now.toISOString(),
          },
        }
      : {
          ...withAbsoluteUrls(entity, place),
          sys: { version: (sys.publishedVersion ?? 0) + 1, ...sys, ...where },
        };
  return { topic: `ContentManagement.${sys.type}.${action}`, body: JSON.stringify(body) };
}

/** Makes the URLs of files that this service serves absolute. */
function withAbsoluteUrls(entity: Entity, { publicUrl }: MessageContext): Entity {
  if (entity.sys.type !== 'Asset') return entity;
  return withFiles(entity as Asset, (file) =>
    /^\/(?!\/)/.test(file?.url ?? '') ? { ...file, url: `${publicUrl}${file.url}` } : file,
  );
}
