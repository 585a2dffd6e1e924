import { isDeepStrictEqual } from 'node:util';
import type { RichTextNode } from '../model/rich-text.ts';

/** Whether two documents say the same, although they may divide it otherwise: runs of words, spaces, empty paragraphs. */
export function saysTheSame(a: RichTextNode, b: RichTextNode): boolean {
  return isDeepStrictEqual(essence(a), essence(b));
}

type Essence = { readonly type: string; readonly data: unknown; readonly content: readonly unknown[] };

function essence(node: RichTextNode): Essence {
  const inline = ['paragraph', 'hyperlink', 'entry-hyperlink', 'asset-hyperlink'].includes(node.nodeType);
  const content =
    inline || node.nodeType.startsWith('heading')
      ? line(node.content ?? [], node.nodeType.endsWith('hyperlink'))
      : (node.content ?? []).map(essence);
  return {
    type: node.nodeType,
    data: node.data,
    content: content.filter((child) => !isEmptyParagraph(child)),
  };
}

function isEmptyParagraph(value: unknown): boolean {
  const { type, content } = value as Partial<Essence>;
  return type === 'paragraph' && content?.length === 0;
}

/** The words of a line letter by letter with their marks, without the spaces that mean nothing. */
function line(nodes: readonly RichTextNode[], inLink: boolean): readonly unknown[] {
  const signs: [string, string][] = [];
  const parts: unknown[] = [];
  const flush = () => {
    if (signs.length > 0) parts.push(signs.splice(0));
  };
  for (const node of nodes) {
    if (node.nodeType !== 'text') {
      flush();
      parts.push(essence(node));
      continue;
    }
    const marks = [...new Set((node.marks ?? []).map((mark) => mark.type))].toSorted().join();
    // A mark on a space is seen only where it is drawn.
    for (const sign of node.value ?? '')
      signs.push([sign, /\s/.test(sign) && !/code|underline/.test(marks) ? '' : marks]);
  }
  flush();
  return inLink ? parts : trimmed(parts);
}

const isSpace = ([sign]: readonly [string, string]): boolean => /[ \t\n]/.test(sign);

/** Without spaces at the ends of the line and around its breaks. */
function trimmed(parts: readonly unknown[]): readonly unknown[] {
  const runs = parts.map((part) =>
    Array.isArray(part)
      ? (part as [string, string][]).filter(([sign], index, all) => {
          const beside = [all[index - 1]?.[0], all[index + 1]?.[0]];
          return !/[ \t]/.test(sign) || !beside.includes('\n');
        })
      : part,
  );
  const [first, last] = [runs[0], runs.at(-1)];
  if (Array.isArray(first)) while (first[0] !== undefined && isSpace(first[0])) first.shift();
  if (Array.isArray(last)) while (last.length > 0 && isSpace(last.at(-1))) last.pop();
  return runs.filter((part) => !Array.isArray(part) || part.length > 0);
}
