import type { PhrasingContent, RootContent } from 'mdast';
import { type Mark, type RichTextNode, textNode } from '../model/rich-text.ts';
import { linkTo } from '../model/space.ts';
import { quote } from '../text/content-fault.ts';
import type { MarkdownContext } from './read-markdown.ts';

const address = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Converts the content of a paragraph or heading to rich text. Adjacent texts with the same marks are joined. */
export function inlineNodes(nodes: readonly PhrasingContent[], at: MarkdownContext): RichTextNode[] {
  return joinTexts(nodes.flatMap((node) => inlineNode(node, [], at)));
}

function inlineNode(node: PhrasingContent, marks: readonly Mark[], at: MarkdownContext): RichTextNode[] {
  switch (node.type) {
    case 'text':
      return [textNode(node.value.replace(/\s*\n\s*/g, ' '), marks)];
    case 'inlineCode':
      return [textNode(node.value, [...marks, { type: 'code' }])];
    case 'break':
      return [textNode('\n', marks)];
    case 'strong':
    case 'emphasis': {
      const type = node.type === 'strong' ? 'bold' : 'italic';
      const inner = marks.some((mark) => mark.type === type) ? marks : [...marks, { type }];
      return node.children.flatMap((child) => inlineNode(child, inner, at));
    }
    case 'link': {
      const inner = joinTexts(node.children.flatMap((child) => inlineNode(child, marks, at)));
      const texts = inner.filter((child) => child.nodeType === 'text');
      if (texts.length !== inner.length)
        at.fault(node, 'A link can contain only text, no pictures or other entries.');
      if (texts.every((text) => text.value?.trim() === ''))
        at.fault(node, 'A link needs a text that says where it leads.');
      if (!address.test(node.url) && entityAddress(node.url) === undefined) {
        const forms = 'must begin with https://, mailto:, tel:, “/” or “#”, or be entry:ID or asset:ID';
        at.fault(node, `The link address ${quote(node.url)} ${forms}.`, { near: node.url });
      }
      return [hyperlinkNode(node.url, texts)];
    }
    case 'image': {
      const target = entityAddress(node.url);
      if (target?.linkType === 'Entry')
        return [
          { nodeType: 'embedded-entry-inline', data: { target: linkTo('Entry', target.id) }, content: [] },
        ];
      const elsewhere = `A picture must come from the assets folder, not from ${quote(node.url)}: add its file there first, then write ![](asset:ID).`;
      const inLine = 'A picture must stand in its own paragraph, with an empty line before and after it.';
      at.fault(node, target === undefined ? elsewhere : inLine, { near: node.url });
      return [];
    }
    default:
      return refusedNode(node, at);
  }
}

export function refusedNode(node: RootContent, at: MarkdownContext): [] {
  const message =
    node.type === 'html'
      ? `HTML such as ${quote(node.value)} cannot be used here: take it away, and write **words** for bold ones and [words](https://…) for a link, or \\< for the sign itself.`
      : `This kind of Markdown (${node.type}) cannot be used here.`;
  at.fault(node, message);
  return [];
}

function hyperlinkNode(url: string, content: readonly RichTextNode[]): RichTextNode {
  const target = entityAddress(url);
  if (target === undefined) return { nodeType: 'hyperlink', data: { uri: url }, content };
  const nodeType = target.linkType === 'Entry' ? 'entry-hyperlink' : 'asset-hyperlink';
  return { nodeType, data: { target: linkTo(target.linkType, target.id) }, content };
}

/** Parses `entry:ID` and `asset:ID`, the URLs of entities in the same space. */
export function entityAddress(
  url: string,
): { readonly linkType: 'Entry' | 'Asset'; readonly id: string } | undefined {
  const parts = /^(entry|asset):(.+)$/.exec(url);
  const id = parts?.[2];
  if (id === undefined) return undefined;
  return { linkType: parts?.[1] === 'entry' ? 'Entry' : 'Asset', id };
}

export function joinTexts(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (before?.nodeType === 'text' && node.nodeType === 'text' && sameMarks(before, node)) {
      joined[joined.length - 1] = { ...before, value: `${before.value ?? ''}${node.value ?? ''}` };
    } else joined.push(node);
  }
  return joined;
}

function sameMarks(a: RichTextNode, b: RichTextNode): boolean {
  const types = (node: RichTextNode) => (node.marks ?? []).map((mark) => mark.type).toSorted();
  return types(a).join() === types(b).join();
}
