import type { BlockContent, DefinitionContent, Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FieldLink, maxTextLength } from '../entries/read-value.ts';
import { type RichTextDocument, type RichTextNode, textNode } from '../model/rich-text.ts';
import { linkTo } from '../model/space.ts';
import type { Report } from '../text/content-fault.ts';
import { entityAddress, inlineNodes, joinTexts, refusedNode } from './read-inline.ts';

/** Shared by the parts of the conversion: reports a fault at the line of a Markdown node. */
export interface MarkdownContext {
  readonly fault: (node: Positioned, message: string, about?: { readonly near: string }) => void;
  /** What an item of a numbered list begins with, such as `24.`; empty for any other item. */
  readonly numberOf: (item: Positioned) => string;
}

interface Positioned {
  readonly position?:
    | { readonly start: { readonly line: number; readonly offset?: number | undefined } }
    | undefined;
}
type Block = RootContent | BlockContent | DefinitionContent;

const tooDeep =
  /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){100}|^(?: {4}|\t){50}[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/m;

/** Why a text cannot be read: anybody may have written it, and nothing else is served while the parser is at work. */
function refusal(text: string): string | undefined {
  if (text.length > maxTextLength)
    return `The text may have ${maxTextLength} characters at most; it has ${text.length}. Divide it.`;
  return tooDeep.test(text) ? 'A list or quotation lies within too many others.' : undefined;
}

/**
 * Converts Markdown (CommonMark) to a rich text document. Paragraphs, headings, bold, italic, code, links, lists, block
 * quotes, rules, hard line breaks, and pictures and entries by `asset:ID` and `entry:ID` are supported; anything else is
 * reported.
 * @param lineOffset the number of lines of the file before the text
 */
export function richTextFromMarkdown(text: string, lineOffset: number, report: Report) {
  const lineOf = (node: Positioned) => (node.position?.start.line ?? 1) + lineOffset;
  const at: MarkdownContext = {
    fault: (node, message, about) => report(lineOf(node), message, about),
    numberOf: ({ position }) => /^\d+[.)]/.exec(text.slice(position?.start.offset))?.[0] ?? '',
  };
  const refused = refusal(text);
  if (refused !== undefined) report(lineOffset + 1, refused);
  const root = fromMarkdown(refused === undefined ? text : '');
  const content = root.children.flatMap((node) => blockNode(node, at));
  const document: RichTextDocument = { nodeType: 'document', data: {}, content };
  return { document, links: entityLinks(root, lineOf) };
}

function blockNode(node: Block, at: MarkdownContext): RichTextNode[] {
  const element = (nodeType: string, content: readonly RichTextNode[]) => [{ nodeType, data: {}, content }];
  const blocks = (children: readonly Block[]) => children.flatMap((child) => blockNode(child, at));
  switch (node.type) {
    case 'paragraph':
      return [paragraphNode(node, at)];
    case 'heading':
      return element(`heading-${node.depth}`, inlineNodes(node.children, at));
    case 'thematicBreak':
      return element('hr', []);
    case 'blockquote': {
      const content = blocks(node.children);
      const paragraphs = content.filter((child) => child.nodeType === 'paragraph');
      // A block quote in rich text can contain paragraphs only.
      if (paragraphs.length < content.length) at.fault(node, 'A quotation can contain paragraphs only.');
      return element('blockquote', paragraphs);
    }
    case 'list': {
      const numbers = node.children.map(at.numberOf);
      if (node.ordered === true && !countsFromOne(numbers))
        return node.children.flatMap((item, index) => numbered(numbers[index] ?? '', blocks(item.children)));
      const items = node.children.flatMap((item) => element('list-item', blocks(item.children)));
      return element(node.ordered === true ? 'ordered-list' : 'unordered-list', items);
    }
    case 'code':
      return element('paragraph', [textNode(node.value, [{ type: 'code' }])]);
    default:
      return refusedNode(node, at);
  }
}

/** Whether a list begins with 1 and goes on by one, or has 1 at each item, as in Markdown nobody needs to count. */
function countsFromOne(numbers: readonly string[]): boolean {
  const values = numbers.map((number) => Number.parseInt(number, 10));
  return values.every((value, index) => value === index + 1) || values.every((value) => value === 1);
}

/** An item as paragraphs that begin with its number, which no list of a rich text can have: “24. Dezember” is a date, not the first item. */
function numbered(number: string, blocks: readonly RichTextNode[]): readonly RichTextNode[] {
  const first = blocks.find(({ nodeType }, index) => index === 0 && nodeType === 'paragraph');
  const content = joinTexts([textNode(`${number} `, []), ...(first?.content ?? [])]);
  return [{ nodeType: 'paragraph', data: {}, content }, ...blocks.slice(first ? 1 : 0)];
}

/** The line below the names of the columns of a table, which rich text cannot have here. */
const tableLine = /^\|?(?: *:?-{2,}:? *\|)+[ :-]*$/m;

/** Converts a paragraph. One that contains only a picture or an entry becomes a block embed. */
function paragraphNode(node: Paragraph, at: MarkdownContext): RichTextNode {
  const [only, ...others] = node.children;
  if (node.children.some((child) => child.type === 'text' && tableLine.test(child.value)))
    at.fault(node, 'A table would be shown as signs. Write a list instead, an item for each row.');
  const target = only?.type === 'image' && others.length === 0 ? entityAddress(only.url) : undefined;
  if (target === undefined)
    return { nodeType: 'paragraph', data: {}, content: inlineNodes(node.children, at) };
  const nodeType = target.linkType === 'Entry' ? 'embedded-entry-block' : 'embedded-asset-block';
  return { nodeType, data: { target: linkTo(target.linkType, target.id) }, content: [] };
}

function entityLinks(root: Root, lineOf: (node: Positioned) => number): readonly FieldLink[] {
  const found: FieldLink[] = [];
  const visit = (node: Root | RootContent): void => {
    const target = node.type === 'link' || node.type === 'image' ? entityAddress(node.url) : undefined;
    if (target !== undefined) found.push({ line: lineOf(node), ...target, inText: true });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}

/** The kinds of node and mark a document uses, for the field's enabledNodeTypes and enabledMarks rules. */
export function formatsOf(document: RichTextNode) {
  const within = (node: RichTextNode): readonly RichTextNode[] => [
    node,
    ...(node.content ?? []).flatMap(within),
  ];
  const nodes = within(document);
  return {
    nodeTypes: nodes.map(({ nodeType }) => nodeType).filter((type) => !alwaysAllowed.includes(type)),
    marks: nodes.flatMap(({ marks = [] }) => marks.map(({ type }) => type)),
  };
}

const alwaysAllowed = ['document', 'paragraph', 'text', 'list-item'];
