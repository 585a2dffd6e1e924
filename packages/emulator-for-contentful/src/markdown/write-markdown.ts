import { isDeepStrictEqual } from 'node:util';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { isEntityLink, type RichTextDocument, type RichTextNode } from '../model/rich-text.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { richTextFromMarkdown } from './read-markdown.ts';

class UnsupportedInMarkdown extends Error {}

/** Emphasis uses asterisks, since underscores do not work inside a word. */
const style: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
};

/**
 * Converts a rich text document to Markdown, the reverse of `richTextFromMarkdown`. Empty paragraphs are left out, as
 * Contentful's editor adds one at the end.
 * @returns undefined for an empty document, and for one that Markdown cannot express: with a table or underlined text
 */
export function markdownFromRichText(document: RichTextDocument): string | undefined {
  try {
    const text = toMarkdown({ type: 'root', children: blocks(document.content) }, style);
    const faults: Problem[] = [];
    const read = richTextFromMarkdown(text, 0, reportInto(faults, ''));
    const isWhole = faults.length === 0 && isSameRichText(document, read.document);
    return text !== '' && isWhole ? text : undefined;
  } catch (error) {
    if (error instanceof UnsupportedInMarkdown) return undefined;
    throw error;
  }
}

/** Whether two documents differ at most in how text is split into nodes, in spaces that make no difference, and in empty paragraphs. */
export function isSameRichText(a: RichTextDocument, b: RichTextDocument): boolean {
  return isDeepStrictEqual(blocks(a.content), blocks(b.content));
}

function blocks(nodes: readonly RichTextNode[]): BlockContent[] {
  return nodes
    .map((node) => made(node, block(node)))
    .filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

/** Adds to a node of Markdown what it was made of: without it, two different nodes could have the same Markdown. */
const made = <Made extends object>({ nodeType, data }: RichTextNode, node: Made) => ({
  ...node,
  data: { nodeType, ...data },
});

function block(node: RichTextNode): BlockContent {
  const content = node.content ?? [];
  const depth = /^heading-([1-6])$/.exec(node.nodeType)?.[1];
  if (depth !== undefined) return { type: 'heading', depth: Number(depth) as 1, children: line(content) };
  switch (node.nodeType) {
    case 'paragraph':
      return { type: 'paragraph', children: line(content) };
    case 'hr':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: blocks(content) };
    case 'unordered-list':
    case 'ordered-list': {
      const children = content.map((item) => made(item, listItem(item)));
      const spread = children.some((item) => item.spread === true);
      return { type: 'list', ordered: node.nodeType === 'ordered-list', spread, children };
    }
    case 'embedded-entry-block':
    case 'embedded-asset-block':
      return { type: 'paragraph', children: [{ type: 'image', url: entityAddress(node) }] };
    default:
      throw new UnsupportedInMarkdown(node.nodeType);
  }
}

function listItem(node: RichTextNode): ListItem {
  if (node.nodeType !== 'list-item') throw new UnsupportedInMarkdown(node.nodeType);
  const children = blocks(node.content ?? []);
  // An item needs an empty line only between two paragraphs.
  const spread = children.some(({ type }, index) => type === 'paragraph' && index > 0);
  return { type: 'listItem', spread, children };
}

/** A sign of a text, or another node in a line, with its marks. */
interface Part {
  readonly node: PhrasingContent;
  readonly marks: ReadonlySet<string>;
}

/** The content of a paragraph or heading, without spaces at the ends of its lines, which Markdown would ignore or misread. */
function line(content: readonly RichTextNode[]): PhrasingContent[] {
  const begun = withoutLeading(content.flatMap(partsOf));
  return nest(withoutLeading(begun.toReversed()).toReversed(), markSyntax);
}

/** Leaves out the breaks before the first sign, and the spaces at the beginning of each line. */
function withoutLeading(parts: readonly Part[]): readonly Part[] {
  const isBreak = ({ node }: Part) => node.type === 'break';
  const isSpace = ({ node }: Part) => node.type === 'text' && /[ \t]/.test(node.value);
  const first = parts.findIndex((part) => !isBreak(part) && !isSpace(part));
  let isLeading = true;
  return (first === -1 ? [] : parts.slice(first)).filter((part) => {
    isLeading = isBreak(part) || (isLeading && isSpace(part));
    return !(isLeading && isSpace(part));
  });
}

const markSyntax = [
  ['bold', 'strong'],
  ['italic', 'emphasis'],
] as const;

function partsOf(node: RichTextNode): readonly Part[] {
  if (node.nodeType !== 'text') return [{ node: made(node, inlineElement(node)), marks: new Set() }];
  const marks = new Set((node.marks ?? []).map(({ type }) => type));
  const value = node.value ?? '';
  for (const mark of marks)
    if (!['bold', 'italic', 'code'].includes(mark)) throw new UnsupportedInMarkdown(mark);
  if (marks.has('code')) return [{ node: { type: 'inlineCode', value }, marks }];
  return Array.from(value, (sign) => ({
    node: sign === '\n' ? { type: 'break' } : { type: 'text', value: sign },
    marks,
  }));
}

function inlineElement(node: RichTextNode): PhrasingContent {
  const children = () => nest((node.content ?? []).flatMap(partsOf), markSyntax) as [];
  switch (node.nodeType) {
    case 'hyperlink':
      return { type: 'link', url: String(node.data.uri), children: children() };
    case 'entry-hyperlink':
    case 'asset-hyperlink':
      return { type: 'link', url: entityAddress(node), children: children() };
    case 'embedded-entry-inline':
      return { type: 'image', url: entityAddress(node) };
    default:
      throw new UnsupportedInMarkdown(node.nodeType);
  }
}

/** Nests adjacent parts with the same mark into one node, the outer mark first, and joins adjacent signs. */
function nest(
  parts: readonly Part[],
  [mark, ...inner]: readonly (typeof markSyntax)[number][],
): PhrasingContent[] {
  if (mark === undefined) return joined(parts.map(({ node }) => node));
  const [name, type] = mark;
  const nodes: PhrasingContent[] = [];
  for (let start = 0; start < parts.length; ) {
    const isMarked = parts[start]?.marks.has(name) === true;
    const found = parts.findIndex((part, index) => index > start && part.marks.has(name) !== isMarked);
    const run = parts.slice(start, found === -1 ? parts.length : found);
    const { before, core, after } = trimEdges(run);
    if (isMarked && core.length > 0)
      nodes.push(...nest(before, []), { type, children: nest(core, inner) }, ...nest(after, []));
    else nodes.push(...nest(run, inner));
    start += run.length;
  }
  return joined(nodes);
}

function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.reduce<PhrasingContent[]>((all, node) => {
    const last = all.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') all.push(node);
    else all.splice(-1, 1, { ...last, value: last.value + node.value });
    return all;
  }, []);
}

/** Splits off spaces and breaks at both ends, where Markdown does not allow them inside emphasis. */
function trimEdges(parts: readonly Part[]): Record<'before' | 'core' | 'after', readonly Part[]> {
  const isSolid = ({ node }: Part) =>
    node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '');
  const first = parts.findIndex(isSolid);
  if (first === -1) return { before: parts, core: [], after: [] };
  const end = parts.findLastIndex(isSolid) + 1;
  return { before: parts.slice(0, first), core: parts.slice(first, end), after: parts.slice(end) };
}

function entityAddress({ data: { target } }: RichTextNode): string {
  if (!isEntityLink(target)) throw new UnsupportedInMarkdown('target');
  return `${target.sys.linkType.toLowerCase()}:${target.sys.id}`;
}
