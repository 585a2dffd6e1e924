import type { Block, Inline, RichText } from './rich-text.ts';

function inlineText(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : inline.inlines.map(inlineText).join('');
}

function itemText(item: RichText, mark: string): string {
  // What follows the first line of an item stands under its words, not under its mark.
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

/** The words of a rich text alone, an empty line between blocks: for calendars and other readers without mark-up. */
export function plainText(blocks: RichText): string {
  return blocks
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
