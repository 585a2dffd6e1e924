import type { BlockContent, DefinitionContent, Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichTextDocument, RichTextNode } from '../model/rich-text.ts';
import { linkTo } from '../model/space.ts';
import type { Report } from '../text/problem.ts';
import { entityAddress, inlineNodes, refusedNode } from './read-inline.ts';

/** A link in a text to another entity, with its line. */
export type TextLink = { readonly line: number; readonly linkType: 'Entry' | 'Asset'; readonly id: string };

/** What the parts of the conversion share: how to report a fault at a Markdown node. */
export type MarkdownPlace = { readonly fault: (node: Positioned, message: string) => void };

type Positioned = { readonly position?: { readonly start: { readonly line: number } } | undefined };
type Block = RootContent | BlockContent | DefinitionContent;

export type MarkdownResult = { readonly document: RichTextDocument; readonly links: readonly TextLink[] };

/**
 * Turns Markdown (CommonMark) into a rich text document. Allowed are paragraphs, headings, bold, italic, code,
 * links, lists, block quotes, rules and hard line breaks, and pictures and entries by `asset:ID` and `entry:ID`;
 * anything else is reported.
 * @param lineOffset lines of the file that stand before the text
 */
export function richTextFromMarkdown(text: string, lineOffset: number, report: Report): MarkdownResult {
  const lineOf = (node: Positioned) => (node.position?.start.line ?? 1) + lineOffset;
  const at: MarkdownPlace = { fault: (node, message) => report(lineOf(node), message) };
  const root = fromMarkdown(text);
  const content = root.children.flatMap((node) => blockNode(node, at));
  return { document: { nodeType: 'document', data: {}, content }, links: entityLinks(root, lineOf) };
}

function blockNode(node: Block, at: MarkdownPlace): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphNode(node, at)];
    case 'heading':
      return [{ nodeType: `heading-${node.depth}`, data: {}, content: inlineNodes(node.children, at) }];
    case 'thematicBreak':
      return [{ nodeType: 'hr', data: {}, content: [] }];
    case 'blockquote': {
      const content = node.children.flatMap((child) => blockNode(child, at));
      // Contentful's quote holds paragraphs only.
      if (content.some((child) => child.nodeType !== 'paragraph'))
        at.fault(node, 'A quotation can hold paragraphs only.');
      return [
        {
          nodeType: 'blockquote',
          data: {},
          content: content.filter((child) => child.nodeType === 'paragraph'),
        },
      ];
    }
    case 'list': {
      const items = node.children.map((item) => ({
        nodeType: 'list-item',
        data: {},
        content: item.children.flatMap((child) => blockNode(child, at)),
      }));
      return [
        { nodeType: node.ordered === true ? 'ordered-list' : 'unordered-list', data: {}, content: items },
      ];
    }
    case 'code':
      return [
        {
          nodeType: 'paragraph',
          data: {},
          content: [{ nodeType: 'text', value: node.value, marks: [{ type: 'code' }], data: {} }],
        },
      ];
    default:
      return refusedNode(node, at);
  }
}

/** A paragraph that holds nothing but one picture or entry is that picture or entry as a block. */
function paragraphNode(node: Paragraph, at: MarkdownPlace): RichTextNode {
  const [only, ...others] = node.children;
  const target = only?.type === 'image' && others.length === 0 ? entityAddress(only.url) : undefined;
  if (target === undefined)
    return { nodeType: 'paragraph', data: {}, content: inlineNodes(node.children, at) };
  const nodeType = target.linkType === 'Entry' ? 'embedded-entry-block' : 'embedded-asset-block';
  return { nodeType, data: { target: linkTo(target.linkType, target.id) }, content: [] };
}

function entityLinks(root: Root, lineOf: (node: Positioned) => number): TextLink[] {
  const found: TextLink[] = [];
  const visit = (node: Root | RootContent): void => {
    const target = node.type === 'link' || node.type === 'image' ? entityAddress(node.url) : undefined;
    if (target !== undefined) found.push({ line: lineOf(node), ...target });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}

/** The kinds of node and mark a document uses, for the field's enabledNodeTypes and enabledMarks rules. */
export function formatsOf(document: RichTextNode): {
  nodeTypes: ReadonlySet<string>;
  marks: ReadonlySet<string>;
} {
  const nodeTypes = new Set<string>();
  const marks = new Set<string>();
  const visit = (node: RichTextNode): void => {
    if (!ALWAYS_ALLOWED.has(node.nodeType)) nodeTypes.add(node.nodeType);
    for (const mark of node.marks ?? []) marks.add(mark.type);
    for (const child of node.content ?? []) visit(child);
  };
  visit(document);
  return { nodeTypes, marks };
}

const ALWAYS_ALLOWED: ReadonlySet<string> = new Set(['document', 'paragraph', 'text', 'list-item']);
