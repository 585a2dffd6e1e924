import { type RichTextNode, textNode } from '../model/rich-text.ts';
import { entityAddress, hyperlinkNode, isAddress } from './read-inline.ts';
import type { TextLink } from './read-markdown.ts';

export type SimpleLine = { readonly nodes: RichTextNode[]; readonly links: readonly TextLink[] };

/** Bold words between spaces or signs of a sentence, or a link with plain words. */
const ELEMENT =
  /(?<=^|[ (“])\*\*(?<bold>[\p{L}\p{N}](?:[^*[\]\n]*[\p{L}\p{N}.!?:,])?)\*\*(?=$|[ .,;:!?)”])|(?<!!)\[(?<words>[\p{L}\p{N}“](?:[^*[\]()!\n]*[\p{L}\p{N}.”?])?)\]\((?<address>[^\s()*[\]"']+)\)/gu;

/**
 * Reads the words of one block with bold words and links in them.
 * @param line the line of the file on which the block begins
 * @returns undefined when there is anything else in it
 */
export function parseSimpleLine(lines: readonly string[], line: number): SimpleLine | undefined {
  const text = lines.join(' ');
  if (!/[*[\]]/.test(text)) return { nodes: [textNode(text, [])], links: [] };
  const nodes: RichTextNode[] = [];
  const links: TextLink[] = [];
  let from = 0;
  for (const match of text.matchAll(ELEMENT)) {
    const { bold, words, address = '' } = match.groups ?? {};
    if (match.index > from) nodes.push(textNode(text.slice(from, match.index), []));
    from = match.index + match[0].length;
    if (bold !== undefined) nodes.push(textNode(bold, [{ type: 'bold' }]));
    else if (words !== undefined) {
      if (!isAddress(address)) return undefined;
      nodes.push(hyperlinkNode(address, [textNode(words, [])]));
      const target = entityAddress(address);
      if (target !== undefined) links.push({ line: line + lineIn(lines, match.index), ...target });
    }
  }
  if (from < text.length) nodes.push(textNode(text.slice(from), []));
  const plain = nodes.filter((node) => node.nodeType === 'text').map((node) => node.value ?? '');
  return plain.some((value) => /[*[\]]/.test(value)) ? undefined : { nodes, links };
}

/** On which of the lines a place of their joined text stands, from 0. */
function lineIn(lines: readonly string[], at: number): number {
  let left = at;
  for (const [index, line] of lines.entries()) {
    if (left <= line.length) return index;
    left -= line.length + 1;
  }
  return lines.length - 1;
}
