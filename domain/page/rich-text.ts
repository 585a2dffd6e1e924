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

/** A block of rich text. Headings start at level 2: the page's own heading is the only h1. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4 | 5 | 6; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly blocks: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'rule' };

/** Rich text from content, in which every link is safe to follow. */
export type RichText = readonly Block[];
