import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { isEntityLink, type RichTextDocument, type RichTextNode } from '../model/rich-text.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { richTextFromMarkdown } from './read-markdown.ts';
import { isSameRichText } from './same-rich-text.ts';

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
    return text !== '' && faults.length === 0 && isSameRichText(document, read.document) ? text : undefined;
  } catch (error) {
    if (error instanceof UnsupportedInMarkdown) return undefined;
    throw error;
  }
}

function blocks(nodes: readonly RichTextNode[]): BlockContent[] {
  return nodes.map(block).filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

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
      const items = content.map(listItem);
      const spread = items.some((item) => item.spread === true);
      return { type: 'list', ordered: node.nodeType === 'ordered-list', spread, children: items };
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

/** The content of a paragraph or heading, without spaces at the ends of its lines, which Markdown would ignore or misread. */
function line(content: readonly RichTextNode[]): PhrasingContent[] {
  const runs = content.flatMap(runsOf);
  const trimmed = runs.flatMap((run, index): Run[] => {
    if (run.node.type !== 'text') return [run];
    const isFirst = index === 0 || runs[index - 1]?.node.type === 'break';
    const isLast = index === runs.length - 1 || runs[index + 1]?.node.type === 'break';
    const start = isFirst ? run.node.value.trimStart() : run.node.value;
    return withText(run, isLast ? start.trimEnd() : start);
  });
  return nest(trimEdges(trimmed).core, markSyntax);
}

interface Run {
  readonly node: PhrasingContent;
  readonly marks: ReadonlySet<string>;
}

const markSyntax = [
  ['bold', 'strong'],
  ['italic', 'emphasis'],
] as const;

/** Splits a node into a run for each text between line breaks, and for each link or embed. */
function runsOf(node: RichTextNode): Run[] {
  if (node.nodeType !== 'text') return [{ node: inlineElement(node), marks: new Set() }];
  const marks = new Set((node.marks ?? []).map(({ type }) => type));
  const value = node.value ?? '';
  for (const mark of marks)
    if (!['bold', 'italic', 'code'].includes(mark)) throw new UnsupportedInMarkdown(mark);
  if (marks.has('code')) return [{ node: { type: 'inlineCode', value }, marks }];
  return value
    .split('\n')
    .flatMap((text, index): Run[] => [
      ...(index === 0 ? [] : [{ node: { type: 'break' } as const, marks }]),
      ...withText({ node: { type: 'text', value: '' }, marks }, text),
    ]);
}

function withText({ marks }: Run, value: string): Run[] {
  return value === '' ? [] : [{ node: { type: 'text', value }, marks }];
}

function inlineElement(node: RichTextNode): PhrasingContent {
  const children = () => nest((node.content ?? []).flatMap(runsOf), markSyntax);
  switch (node.nodeType) {
    case 'hyperlink':
      return { type: 'link', url: String(node.data.uri), children: children() as [] };
    case 'entry-hyperlink':
    case 'asset-hyperlink':
      return { type: 'link', url: entityAddress(node), children: children() as [] };
    case 'embedded-entry-inline':
      return { type: 'image', url: entityAddress(node) };
    default:
      throw new UnsupportedInMarkdown(node.nodeType);
  }
}

/** Nests adjacent runs with the same mark into one node, the outer mark first. */
function nest(
  runs: readonly Run[],
  [mark, ...inner]: readonly (typeof markSyntax)[number][],
): PhrasingContent[] {
  if (mark === undefined) return runs.map(({ node }) => node);
  const [name, type] = mark;
  const nodes: PhrasingContent[] = [];
  for (let start = 0; start < runs.length; ) {
    const isMarked = runs[start]?.marks.has(name) === true;
    const found = runs.findIndex((run, index) => index > start && run.marks.has(name) !== isMarked);
    const end = found === -1 ? runs.length : found;
    const { before, core, after } = trimEdges(runs.slice(start, end));
    if (isMarked && core.length > 0)
      nodes.push(...nest(before, []), { type, children: nest(core, inner) }, ...nest(after, []));
    else nodes.push(...nest(runs.slice(start, end), inner));
    start = end;
  }
  return nodes;
}

/** Splits off spaces and breaks at both ends of runs, where Markdown does not allow them inside emphasis. */
function trimEdges(runs: readonly Run[]): Record<'before' | 'core' | 'after', readonly Run[]> {
  const isBlank = ({ node }: Run) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  const first = runs.findIndex((run) => !isBlank(run));
  if (first === -1) return { before: runs, core: [], after: [] };
  const last = runs.findLastIndex((run) => !isBlank(run));
  const before = runs.slice(0, first);
  const core = runs.slice(first, last + 1);
  const after = runs.slice(last + 1);
  const [head] = core;
  if (head?.node.type === 'text') {
    const [space = ''] = /^\s*/.exec(head.node.value) ?? [];
    before.push(...withText(head, space));
    core.splice(0, 1, ...withText(head, head.node.value.slice(space.length)));
  }
  const tail = core.at(-1);
  if (tail?.node.type === 'text') {
    const trimmed = tail.node.value.trimEnd();
    after.unshift(...withText(tail, tail.node.value.slice(trimmed.length)));
    core.splice(-1, 1, ...withText(tail, trimmed));
  }
  return { before, core, after };
}

function entityAddress({ data: { target } }: RichTextNode): string {
  if (!isEntityLink(target)) throw new UnsupportedInMarkdown('target');
  return `${target.sys.linkType.toLowerCase()}:${target.sys.id}`;
}
