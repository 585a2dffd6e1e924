import { pagePath } from '#domain/page/page.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { LinkTargetPartsFragment, PicturePartsFragment } from '../generated/operations.ts';
import { parsePicture } from './picture.ts';
import { parseDocument, type RichTextTargets } from './rich-text.ts';

/** A rich text with what its links lead to, as every query has to ask for it: its document alone names ids. */
interface RichTextField {
  readonly json: unknown;
  readonly links: {
    readonly entries: { readonly hyperlink: readonly (LinkTarget | null)[] };
    /** Left out where the content model allows no pictures. */
    readonly assets?: { readonly block: readonly (PicturePartsFragment | null)[] };
  };
}

type LinkTarget = LinkTargetPartsFragment;

function pathOf(target: LinkTarget): string | undefined {
  if (!('slug' in target) || !target.slug) return undefined;
  return target.__typename === 'EventPage' ? eventPath(target.slug) : pagePath(target.slug);
}

function targetsOf({ links }: RichTextField): RichTextTargets {
  const paths = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  for (const target of links.entries.hyperlink) {
    const path = target && pathOf(target);
    if (path) paths.set(target.sys.id, path);
  }
  for (const asset of links.assets?.block ?? []) {
    const picture = parsePicture(asset);
    if (asset && picture) pictures.set(asset.sys.id, picture);
  }
  return { paths, pictures };
}

/** Parses a rich text as it is drawn: its links to entries lead to their pages, its pictures are there. */
export function parseRichText(field: RichTextField | null | undefined): RichText {
  return field ? parseDocument(field.json, targetsOf(field)) : [];
}

/** Parses a rich text of which only the words are used, as in a calendar file: its links are words, its pictures left out. */
export function parseWordsOnly(field: { readonly json: unknown } | null | undefined): RichText {
  return parseDocument(field?.json, { paths: new Map(), pictures: new Map() });
}
