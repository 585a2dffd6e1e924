import type { RichTextNode } from '../model/rich-text.ts';
import { entityAddress, escapeLineStarts, inlineMarkdown, NoMarkdown } from './write-inline.ts';

/**
 * Writes a rich text document as Markdown, the reverse of `richTextFromMarkdown`. Empty paragraphs, of which Contentful's
 * editor leaves one at the end, are not written.
 * @throws NoMarkdown when it holds something that Markdown has no words for: a table, underlined words
 */
export function markdownFromRichText(document: RichTextNode): string {
  const text = blocksMarkdown(document.content ?? []);
  return text === '' ? '' : `${text}\n`;
}

function blocksMarkdown(nodes: readonly RichTextNode[]): string {
  const written: string[] = [];
  let before: RichTextNode | undefined;
  let other = false;
  for (const node of nodes) {
    // Two lists of one kind in a row are kept apart by another sign.
    other = before?.nodeType === node.nodeType ? !other : false;
    const text = blockMarkdown(node, other);
    if (text === '') continue;
    written.push(text);
    before = node;
  }
  return written.join('\n\n');
}

function blockMarkdown(node: RichTextNode, other: boolean): string {
  const content = node.content ?? [];
  switch (node.nodeType) {
    case 'paragraph':
      return lineMarkdown(content);
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
    case 'heading-4':
    case 'heading-5':
    case 'heading-6':
      return `${'#'.repeat(Number(node.nodeType.slice(-1)))} ${headingMarkdown(content)}`.trimEnd();
    case 'hr':
      return '---';
    case 'blockquote':
      return blocksMarkdown(content)
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'unordered-list':
      return listMarkdown(content, () => (other ? '*' : '-'));
    case 'ordered-list':
      return listMarkdown(content, (index) => `${index + 1}${other ? ')' : '.'}`);
    case 'embedded-entry-block':
    case 'embedded-asset-block':
      return `![](${entityAddress(node.data.target)})`;
    default:
      throw new NoMarkdown(node.nodeType);
  }
}

/** Spaces at the ends of a line mean nothing in Markdown, or another thing. */
function lineMarkdown(content: readonly RichTextNode[]): string {
  const text = inlineMarkdown(content)
    .replace(/[ \t]*(\\?)\n[ \t]*/g, '$1\n')
    .replace(/^(?:[ \t]|\\?\n)+|(?:[ \t]|\\\n)+$/g, '');
  return escapeLineStarts(text);
}

function headingMarkdown(content: readonly RichTextNode[]): string {
  const text = inlineMarkdown(content).trim();
  if (text.includes('\n')) throw new NoMarkdown('heading of several lines');
  return text.replace(/#+$/, '\\$&');
}

function listMarkdown(items: readonly RichTextNode[], sign: (index: number) => string): string {
  const blocks = items.map((item, index) => {
    if (item.nodeType !== 'list-item') throw new NoMarkdown(item.nodeType);
    const mark = `${sign(index)} `;
    const lines = blocksMarkdown(item.content ?? []).split('\n');
    return `${mark}${lines
      .map((line) => (line === '' ? '' : `${' '.repeat(mark.length)}${line}`))
      .join('\n')
      .trimStart()}`.trimEnd();
  });
  return blocks.join(blocks.some((block) => block.includes('\n\n')) ? '\n\n' : '\n');
}
