import { isDeepStrictEqual } from 'node:util';
import type { RichTextNode } from '../model/rich-text.ts';

/** Whether two documents say the same, although they may divide it otherwise: runs of words, spaces, empty paragraphs. */
export function isSameRichText(a: RichTextNode, b: RichTextNode): boolean {
  return isDeepStrictEqual(normalized(a), normalized(b));
}

type NormalizedNode = { readonly type: string; readonly data: unknown; readonly content: readonly unknown[] };

function normalized(node: RichTextNode): NormalizedNode {
  const inline = ['paragraph', 'hyperlink', 'entry-hyperlink', 'asset-hyperlink'].includes(node.nodeType);
  const content =
    inline || node.nodeType.startsWith('heading')
      ? line(node.content ?? [], node.nodeType.endsWith('hyperlink'))
      : (node.content ?? []).map(normalized);
  return {
    type: node.nodeType,
    data: node.data,
    content: content.filter((child) => !isEmptyParagraph(child)),
  };
}

function isEmptyParagraph(value: unknown): boolean {
  const { type, content } = value as Partial<NormalizedNode>;
  return type === 'paragraph' && content?.length === 0;
}

/**
 * The words of a line letter by letter with their marks, and what stands between them. Without spaces that mean nothing:
 * at the ends of the line and around its breaks.
 */
function line(nodes: readonly RichTextNode[], inLink: boolean): readonly unknown[] {
  const parts = nodes.flatMap((node): unknown[] => {
    if (node.nodeType !== 'text') return [normalized(node)];
    const marks = [...new Set((node.marks ?? []).map((mark) => mark.type))].toSorted().join();
    // A mark on a space is seen only where it is drawn.
    const isDrawn = /code|underline/.test(marks);
    return [...(node.value ?? '')].map((sign) => [sign, /\s/.test(sign) && !isDrawn ? '' : marks]);
  });
  if (inLink) return parts;
  const is = (part: unknown, signs: string): boolean => Array.isArray(part) && signs.includes(part[0]);
  const isBesideBreak = (index: number) => is(parts[index - 1], '\n') || is(parts[index + 1], '\n');
  const words = parts.filter((part, index) => !(is(part, ' \t') && isBesideBreak(index)));
  const isWord = (part: unknown) => !is(part, ' \t\n');
  const first = words.findIndex(isWord);
  return first === -1 ? [] : words.slice(first, words.findLastIndex(isWord) + 1);
}
