import type { Asset, AssetFile } from '../model/space.ts';
import type { Change, Entity } from './changes.ts';

/** The body and the headers of a webhook call. */
export type WebhookMessage = {
  /** `ContentManagement.Entry.publish`. */
  readonly topic: string;
  readonly body: string;
};

export type MessagePlace = {
  readonly space: string;
  readonly environment: string;
  /** The origin of asset files that this service holds. */
  readonly publicUrl: string;
  readonly now: Date;
};

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** Says a change in the words of Contentful's webhooks (RULES.md §6.1). */
export function webhookMessage({ action, entity }: Change, place: MessagePlace): WebhookMessage {
  const gone = action === 'unpublish' || action === 'delete';
  const body = gone
    ? { sys: goneSys(entity, place) }
    : { ...withAddresses(entity, place), sys: fullSys(entity, place) };
  return { topic: `ContentManagement.${entity.sys.type}.${action}`, body: JSON.stringify(body) };
}

function fullSys(entity: Entity, place: MessagePlace) {
  const { publishedVersion = 0 } = entity.sys;
  return {
    version: publishedVersion + 1,
    ...entity.sys,
    space: link('Space', place.space),
    environment: link('Environment', place.environment),
  };
}

function goneSys(entity: Entity, place: MessagePlace) {
  const { sys } = entity;
  return {
    type: `Deleted${sys.type}`,
    id: sys.id,
    space: link('Space', place.space),
    environment: link('Environment', place.environment),
    ...(sys.type === 'Entry' ? { contentType: sys.contentType } : {}),
    deletedAt: place.now.toISOString(),
  };
}

/** Files of our own get the address under which the receiver can fetch them. */
function withAddresses(entity: Entity, { publicUrl }: MessagePlace): Entity {
  if (entity.sys.type !== 'Asset') return entity;
  const asset = entity as Asset;
  if (asset.fields.file === undefined) return asset;
  const files = Object.entries(asset.fields.file).map(([locale, file]): [string, AssetFile] => [
    locale,
    file?.url?.startsWith('/') && !file.url.startsWith('//')
      ? { ...file, url: `${publicUrl}${file.url}` }
      : file,
  ]);
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } };
}
