import type { Block, Inline, RichText } from './rich-text.ts';

function inlineText(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : inline.inlines.map(inlineText).join('');
}

function itemText(item: RichText, mark: string): string {
  // Further lines of an item are indented to its text, not to its bullet or number.
  return `${mark} ${plainText(item).replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.inlines.map(inlineText).join('');
    case 'list':
      return block.items.map((item, at) => itemText(item, block.ordered ? `${at + 1}.` : '-')).join('\n');
    case 'quote':
      return plainText(block.blocks);
    case 'picture':
    case 'rule':
      return '';
  }
}

/** The text of a rich text without mark-up, with an empty line between blocks: for calendars and feeds. */
export function plainText(blocks: RichText): string {
  return blocks
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
