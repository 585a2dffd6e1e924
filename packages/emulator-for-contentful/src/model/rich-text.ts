import { isRecord } from '../text/json.ts';
import type { Link } from './space.ts';

/** A mark on a run of text. */
export type Mark = { readonly type: string };

/** One node of a rich text document, as Contentful stores it (`@contentful/rich-text-types`). */
export type RichTextNode = {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichTextNode[];
  readonly value?: string;
  readonly marks?: readonly Mark[];
};

export type RichTextDocument = RichTextNode & {
  readonly nodeType: 'document';
  readonly content: readonly RichTextNode[];
};

/** A run of words. */
export function textNode(value: string, marks: readonly Mark[]): RichTextNode {
  return { nodeType: 'text', value, marks, data: {} };
}

/** Where in the text a target is used: as a block, inside a line, or behind linked words. */
export type EmbedPlace = 'block' | 'inline' | 'hyperlink';

export type RichTextLink = { readonly place: EmbedPlace; readonly link: Link<'Entry' | 'Asset'> };

const PLACES: Readonly<Record<string, EmbedPlace>> = {
  'embedded-entry-block': 'block',
  'embedded-asset-block': 'block',
  'embedded-entry-inline': 'inline',
  'entry-hyperlink': 'hyperlink',
  'asset-hyperlink': 'hyperlink',
};

/** The entries and assets a document points to, each once a place, in document order. */
export function linksInRichText(document: RichTextNode): readonly RichTextLink[] {
  const found = new Map<string, RichTextLink>();
  const visit = (node: RichTextNode): void => {
    const place = PLACES[node.nodeType];
    const link = place === undefined ? undefined : targetOf(node);
    if (place !== undefined && link !== undefined) {
      const key = `${place} ${link.sys.linkType} ${link.sys.id}`;
      if (!found.has(key)) found.set(key, { place, link });
    }
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return [...found.values()];
}

/** A link into another space, by its name among all resources. */
export type ResourceLinkInText = {
  readonly place: EmbedPlace;
  readonly urn: string;
  readonly linkType: string;
};

const RESOURCE_PLACES: Readonly<Record<string, EmbedPlace>> = {
  'embedded-resource-block': 'block',
  'embedded-resource-inline': 'inline',
  'resource-hyperlink': 'hyperlink',
};

/** The links into other spaces that a document has, each once a place, in document order. */
export function resourcesInRichText(document: RichTextNode): readonly ResourceLinkInText[] {
  const found = new Map<string, ResourceLinkInText>();
  const visit = (node: RichTextNode): void => {
    const place = RESOURCE_PLACES[node.nodeType];
    const target = place === undefined ? undefined : node.data.target;
    const sys = isRecord(target) && isRecord(target.sys) ? target.sys : {};
    const { urn, linkType } = sys;
    if (place !== undefined && typeof urn === 'string' && typeof linkType === 'string') {
      const key = `${place} ${urn}`;
      if (!found.has(key)) found.set(key, { place, urn, linkType });
    }
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return [...found.values()];
}

/** Whether a stored value is a rich text document. */
export function isRichText(value: unknown): value is RichTextDocument {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document';
}

/** All the words of a document, for searching in it. */
export function richTextWords(node: RichTextNode): string {
  if (node.value !== undefined) return node.value;
  const inner = (node.content ?? []).map(richTextWords);
  return inner.join(
    node.content?.some((child) => child.content !== undefined && !isInline(child)) ? ' ' : '',
  );
}

function isInline(node: RichTextNode): boolean {
  return node.nodeType.endsWith('hyperlink') || node.nodeType.endsWith('inline');
}

function targetOf(node: RichTextNode): Link<'Entry' | 'Asset'> | undefined {
  // Documents of early days may lack what every node has now.
  const target = (node.data as RichTextNode['data'] | undefined)?.target;
  return isEntityLink(target) ? target : undefined;
}

/** Whether a stored value is a link to an entry or an asset. */
export function isEntityLink(value: unknown): value is Link<'Entry' | 'Asset'> {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return false;
  const sys = value.sys;
  if (typeof sys !== 'object' || sys === null) return false;
  if (!('type' in sys && 'linkType' in sys && 'id' in sys)) return false;
  return (
    sys.type === 'Link' &&
    (sys.linkType === 'Entry' || sys.linkType === 'Asset') &&
    typeof sys.id === 'string'
  );
}
