import { isRecord } from '../text/json.ts';
import type { Entry, Link } from './space.ts';

export interface Mark {
  readonly type: string;
}

/** One node of a rich text document, as Contentful stores it (`@contentful/rich-text-types`). */
export interface RichTextNode {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichTextNode[];
  readonly value?: string;
  readonly marks?: readonly Mark[];
}

export type RichTextDocument = RichTextNode & {
  readonly nodeType: 'document';
  readonly content: readonly RichTextNode[];
};

export function textNode(value: string, marks: readonly Mark[]): RichTextNode {
  return { nodeType: 'text', value, marks, data: {} };
}

/** How a text uses a target: as a block, inside a line, or as a hyperlink. */
export type EmbedKind = 'block' | 'inline' | 'hyperlink';

const embedKinds: Readonly<Record<string, EmbedKind>> = {
  'embedded-entry-block': 'block',
  'embedded-asset-block': 'block',
  'embedded-resource-block': 'block',
  'embedded-entry-inline': 'inline',
  'embedded-resource-inline': 'inline',
  'entry-hyperlink': 'hyperlink',
  'asset-hyperlink': 'hyperlink',
  'resource-hyperlink': 'hyperlink',
};

/** The targets of a document, each once for each kind of embed, in document order. */
function embedsIn<Target>(
  document: RichTextNode,
  read: (target: unknown) => { readonly key: string; readonly value: Target } | undefined,
): readonly (Target & { readonly place: EmbedKind })[] {
  const found = new Map<string, Target & { readonly place: EmbedKind }>();
  const visit = (node: RichTextNode): void => {
    const place = embedKinds[node.nodeType];
    // Nodes of old documents may lack `data`.
    const target = place && read((node.data as RichTextNode['data'] | undefined)?.target);
    const key = `${place} ${target?.key}`;
    if (target && !found.has(key)) found.set(key, { ...target.value, place });
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return [...found.values()];
}

/** The links of a document to entries and assets, each once for each kind of embed, in document order. */
export function linksInRichText(document: RichTextNode) {
  return embedsIn(document, (link) =>
    isEntityLink(link) ? { key: keyOf(link), value: { link } } : undefined,
  );
}

/** A link as "Entry id" or "Asset id". */
const keyOf = ({ sys: { linkType, id } }: Link<'Entry' | 'Asset'>) => `${linkType} ${id}`;

/** The entities that a field value links to, as "Entry id" or "Asset id". */
export function targetsIn(value: unknown): readonly string[] {
  if (isEntityLink(value)) return [keyOf(value)];
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (!isRichText(value)) return [];
  return linksInRichText(value).map(({ link }) => keyOf(link));
}

/** The entities that an entry links to from any field in any locale, in the same form. */
export function targetsOf({ fields }: Entry): readonly string[] {
  const values = Object.values(fields).flatMap((byLocale) => Object.values(byLocale));
  return [...new Set(values.flatMap(targetsIn))];
}

export function resourcesInRichText(document: RichTextNode) {
  return embedsIn(document, (target) => {
    const { urn, linkType } = isRecord(target) && isRecord(target.sys) ? target.sys : {};
    if (typeof urn !== 'string' || typeof linkType !== 'string') return undefined;
    return { key: urn, value: { urn, linkType } };
  });
}

export function isRichText(value: unknown): value is RichTextDocument {
  return isRecord(value) && value.nodeType === 'document';
}

export function richTextToPlainText(node: RichTextNode): string {
  if (node.value !== undefined) return node.value;
  const inner = (node.content ?? []).map(richTextToPlainText);
  return inner.join(
    node.content?.some((child) => child.content !== undefined && !isInline(child)) ? ' ' : '',
  );
}

function isInline(node: RichTextNode): boolean {
  return node.nodeType.endsWith('hyperlink') || node.nodeType.endsWith('inline');
}

export function isEntityLink(value: unknown): value is Link<'Entry' | 'Asset'> {
  if (!isRecord(value) || !isRecord(value.sys)) return false;
  const { type, linkType, id } = value.sys;
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string';
}
