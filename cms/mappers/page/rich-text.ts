import { safeHref } from '#domain/link/safe-href.ts';
import type { Inline, RichText, TextRun } from '#domain/page/rich-text.ts';
import { isJsonObject } from '../../json.ts';
import type { LinkTargets } from '../mapping.ts';

type RichTextTargets = Pick<LinkTargets, 'paths' | 'pictures' | 'papers'>;

interface Node {
  readonly nodeType?: unknown;
  readonly value?: unknown;
  readonly marks?: unknown;
  readonly data?: { readonly uri?: unknown; readonly target?: { readonly sys?: { readonly id?: unknown } } };
  readonly content?: unknown;
}

function nodes(parent: Node): readonly Node[] {
  return Array.isArray(parent.content)
    ? parent.content.filter((node) => typeof node === 'object' && node !== null)
    : [];
}

function targetId(node: Node): string {
  const id = node.data?.target?.sys?.id;
  return typeof id === 'string' ? id : '';
}

function textRun(node: Node): TextRun[] {
  if (typeof node.value !== 'string' || node.value === '') return [];
  const marks = Array.isArray(node.marks) ? node.marks.map((mark: { type?: unknown }) => mark?.type) : [];
  return [
    {
      kind: 'text',
      text: node.value,
      ...(marks.includes('bold') && { bold: true as const }),
      ...(marks.includes('italic') && { italic: true as const }),
      ...(marks.includes('code') && { code: true as const }),
    },
  ];
}

/** A link that is unsafe or without a target becomes plain text. */
function link(href: string | undefined, inlines: Inline[]): Inline[] {
  return href === undefined ? inlines : [{ kind: 'link', href, inlines }];
}

/** A link to a page, an event or a paper. Of a paper it says what it is and how large, before somebody opens it. */
function entryLink(id: string, inlines: Inline[], { paths, papers }: RichTextTargets): Inline[] {
  const paper = papers.get(id);
  if (paper === undefined) return link(paths.get(id), inlines);
  return link(paper.path, [...inlines, { kind: 'text', text: ` (${paper.about})` }]);
}

function parseInlines(parent: Node, targets: RichTextTargets): Inline[] {
  return nodes(parent).flatMap((node): Inline[] => {
    switch (node.nodeType) {
      case 'text':
        return textRun(node);
      case 'hyperlink':
        return link(safeHref(String(node.data?.uri ?? '')), parseInlines(node, targets));
      case 'entry-hyperlink':
        return entryLink(targetId(node), parseInlines(node, targets), targets);
      case 'asset-hyperlink':
        return link(safeHref(targets.pictures.get(targetId(node))?.path), parseInlines(node, targets));
      default:
        return parseInlines(node, targets);
    }
  });
}

function parseBlock(node: Node, targets: RichTextTargets): RichText {
  const type = typeof node.nodeType === 'string' ? node.nodeType : '';
  const [, heading] = /^heading-([1-6])$/.exec(type) ?? [];
  if (heading !== undefined) {
    // The heading of the page is its only one of the first level.
    const level = Math.max(2, Number(heading)) as 2 | 3 | 4 | 5 | 6;
    return [{ kind: 'heading', level, inlines: parseInlines(node, targets) }];
  }
  switch (type) {
    case 'paragraph': {
      const inlines = parseInlines(node, targets);
      return inlines.length > 0 ? [{ kind: 'paragraph', inlines }] : [];
    }
    case 'ordered-list':
    case 'unordered-list': {
      const items = nodes(node).map((item) => parseBlocks(item, targets));
      return [{ kind: 'list', ordered: type === 'ordered-list', items }];
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: parseBlocks(node, targets) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'embedded-asset-block': {
      const picture = targets.pictures.get(targetId(node));
      return picture ? [{ kind: 'picture', picture }] : [];
    }
    default:
      return parseBlocks(node, targets);
  }
}

function parseBlocks(parent: Node, targets: RichTextTargets): RichText {
  return nodes(parent).flatMap((node) => parseBlock(node, targets));
}

/**
 * Maps a rich text of an entry (Contentful's rich-text document). Of unknown nodes only the text is used.
 * @returns blocks in which every link is safe to follow
 */
export function mapRichText(
  text: { readonly json: unknown } | null | undefined,
  targets: RichTextTargets,
): RichText {
  return isJsonObject(text?.json) ? parseBlocks(text.json, targets) : [];
}
