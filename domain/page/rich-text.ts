import type { Picture } from '../picture/picture.ts';

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
}

/** A text run or a link, whose `href` has passed `safeHref`. */
export type Inline =
  | TextRun
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly Inline[] };

/** A heading, with the id by which an address leads to it in a text that has such. */
export interface RichTextHeading {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly inlines: readonly Inline[];
  readonly id?: string;
}

/** A block of rich text. Headings start at level 2: the page's own heading is the only h1. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | RichTextHeading
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly blocks: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'rule' };

/** Rich text from content, in which every link is safe to follow. */
export type RichText = readonly Block[];

/** A section of a text: a heading of the second level, and what follows it up to the next. */
export interface TextSection {
  readonly id?: string | undefined;
  readonly heading: readonly Inline[];
  readonly blocks: RichText;
}

/**
 * Splits a text at its headings of the second level.
 * @returns the blocks before the first heading, and a section for each
 */
export function splitAtHeadings(blocks: RichText) {
  const starts = blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level === 2 ? [{ ...block, at }] : [],
  );
  const sections = starts.map(
    ({ id, inlines, at }, index): TextSection => ({
      id,
      heading: inlines,
      blocks: blocks.slice(at + 1, starts[index + 1]?.at),
    }),
  );
  return { opening: blocks.slice(0, starts[0]?.at), sections };
}
