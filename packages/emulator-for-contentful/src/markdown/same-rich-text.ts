import { isDeepStrictEqual } from 'node:util';
import type { RichTextNode } from '../model/rich-text.ts';

/** Whether two documents differ at most in how text is split into nodes, in insignificant spaces and in empty paragraphs. */
export function isSameRichText(a: RichTextNode, b: RichTextNode): boolean {
  return isDeepStrictEqual(normalized(a), normalized(b));
}

function normalized(node: RichTextNode): { type: string; data: unknown; content: readonly unknown[] } {
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
  const { type, content } = value as Partial<ReturnType<typeof normalized>>;
  return type === 'paragraph' && content?.length === 0;
}

/**
 * Normalizes the content of a line: each character with its marks, and other nodes, without insignificant spaces at the
 * ends of the line and around its breaks.
 */
function line(nodes: readonly RichTextNode[], inLink: boolean): readonly unknown[] {
  const parts = nodes.flatMap((node): unknown[] => {
    if (node.nodeType !== 'text') return [normalized(node)];
    const marks = [...new Set((node.marks ?? []).map((mark) => mark.type))].toSorted().join();
    // Bold and italic make no difference on a space.
    const isVisible = /code|underline/.test(marks);
    return [...(node.value ?? '')].map((sign) => [sign, /\s/.test(sign) && !isVisible ? '' : marks]);
  });
  if (inLink) return parts;
  const is = (part: unknown, signs: string): boolean => Array.isArray(part) && signs.includes(part[0]);
  const isBesideBreak = (index: number) => is(parts[index - 1], '\n') || is(parts[index + 1], '\n');
  const trimmed = parts.filter((part, index) => !(is(part, ' \t') && isBesideBreak(index)));
  const isText = (part: unknown) => !is(part, ' \t\n');
  const first = trimmed.findIndex(isText);
  return first === -1 ? [] : trimmed.slice(first, trimmed.findLastIndex(isText) + 1);
}
