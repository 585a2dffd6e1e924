import type { RichTextNode } from '../model/rich-text.ts';
import type { TextLink } from './read-markdown.ts';
import { parseSimpleLine } from './simple-line.ts';

export type SimpleMarkdown = {
  readonly blocks: readonly RichTextNode[];
  readonly links: readonly TextLink[];
};

type Block = { readonly kind: string; readonly signs: string; line: number; lines: string[] };

/**
 * Reads the Markdown that most content is written in, many times faster than a parser for all of it: paragraphs,
 * headings and flat lists, with bold words and links. It gives what the whole parser would give.
 * @param lineOffset lines of the file that stand before the text
 * @returns undefined for anything else, which is then for the whole parser
 */
export function parseSimpleMarkdown(text: string, lineOffset = 0): SimpleMarkdown | undefined {
  // Signs that can mean something anywhere, and spaces that can mean something at the end of a line.
  if (/[\\`_<>&~|]|[^\P{Cc}\n]|[\u2028\u2029]|[^\S\n]$/mu.test(text)) return undefined;
  const found = blocksOf(text.split('\n'));
  if (found === undefined) return undefined;
  const blocks: RichTextNode[] = [];
  const links: TextLink[] = [];
  let list: { readonly signs: string; readonly items: RichTextNode[] } | undefined;
  for (const { kind, signs, line, lines } of found) {
    const parsed = parseSimpleLine(lines, line + lineOffset);
    if (parsed === undefined) return undefined;
    links.push(...parsed.links);
    const content = parsed.nodes;
    if (kind !== 'item') {
      blocks.push(kind === 'heading' ? node(`heading-${signs.length}`, content) : node('paragraph', content));
      list = undefined;
      continue;
    }
    const item = node('list-item', [node('paragraph', content)]);
    if (list === undefined) {
      list = { signs, items: [] };
      blocks.push(node(signs === '-' ? 'unordered-list' : 'ordered-list', list.items));
    } else if (list.signs !== signs) return undefined;
    list.items.push(item);
  }
  return { blocks, links };
}

/** Parts lines into blocks; undefined when a line could belong to something else. */
function blocksOf(lines: readonly string[]): readonly Block[] | undefined {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, text] of lines.entries()) {
    const [, marker, rest = text] = /^(#{1,6}|-|\d{1,2}\.) ([^ ].*)$/.exec(text) ?? [];
    if (text === '') open = undefined;
    else if (marker?.startsWith('#')) {
      // Signs at the end of a heading could close it.
      if (rest.includes('#')) return undefined;
      blocks.push({ kind: 'heading', signs: marker, line: index + 1, lines: [rest] });
      open = undefined;
    } else if (marker !== undefined) {
      // A list may begin inside a paragraph; whether it does is for the whole parser.
      if (open !== undefined && open.kind !== 'item') return undefined;
      if (marker !== '-' && marker !== '1.' && blocks.at(-1)?.kind !== 'item') return undefined;
      if (startsSomething(rest)) return undefined;
      open = { kind: 'item', signs: marker === '-' ? '-' : '1.', line: index + 1, lines: [rest] };
      blocks.push(open);
    } else if (open === undefined) {
      if (startsSomething(text)) return undefined;
      open = { kind: 'paragraph', signs: '', line: index + 1, lines: [text] };
      blocks.push(open);
    } else {
      const more = open.kind === 'item' ? text.replace(/^ {2,3}(?=[^ ])/, '') : text;
      if (startsSomething(more)) return undefined;
      open.lines.push(more);
    }
  }
  return blocks;
}

/** Whether a line begins with a space or a sign that can mean something there. */
function startsSomething(line: string): boolean {
  return /^(?:\s|[=+#-]|\*(?!\*[^*])|\d{1,9}[.)])/.test(line);
}

function node(nodeType: string, content: RichTextNode[]): RichTextNode {
  return { nodeType, data: {}, content };
}
