import { pagePath } from '#site/domain/page.ts';
import type { Picture } from '#site/domain/picture.ts';
import type { RichText } from '#site/domain/rich-text.ts';
import { eventPath } from '#site/domain/route-pattern.ts';
import type { PagePartsFragment } from '../generated/operations.ts';
import { parsePicture } from './picture.ts';
import { parseRichText, type RichTextTargets } from './rich-text.ts';

/** A rich text with its links, as every page's and event's body is asked for. */
type Body = PagePartsFragment['body'];
type EntryTarget = NonNullable<NonNullable<Body>['links']['entries']['hyperlink'][number]>;

function pathOf(target: EntryTarget): string | undefined {
  if (!('slug' in target) || !target.slug) return undefined;
  return target.__typename === 'EventPage' ? eventPath(target.slug) : pagePath(target.slug);
}

function targetsOf({ links }: NonNullable<Body>): RichTextTargets {
  const paths = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  for (const target of links.entries.hyperlink) {
    const path = target && pathOf(target);
    if (path) paths.set(target.sys.id, path);
  }
  for (const asset of links.assets.block) {
    const picture = parsePicture(asset);
    if (asset && picture) pictures.set(asset.sys.id, picture);
  }
  return { paths, pictures };
}

/** Parses a body, its links to entries led to their pages. */
export function parseBody(body: Body): RichText {
  return body ? parseRichText(body.json, targetsOf(body)) : [];
}
