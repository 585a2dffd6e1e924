import { pageDescription } from '#domain/page/page.ts';
import { plainText } from '#domain/page/plain-text.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';

/** Something that can be found by a word, and where it is. */
export interface Findable {
  readonly title: string;
  readonly path: Path;
  /** The title of the page that it is a part of; undefined for a page or an event. */
  readonly within?: string | undefined;
  /** Other words that people use for it. */
  readonly words?: string | undefined;
  /** The needs for which a helpline comes first: only the list of everything asks for that, since a word of need has its own answer. */
  readonly needs?: readonly UrgentNeed[];
  /** A sentence about it. */
  readonly more?: string | undefined;
  /** What else it is found by. */
  readonly text?: string;
  /** The language of its words, by its BCP 47 tag; undefined for that of the page. */
  readonly language?: string | undefined;
  /** The slug of the event that it is, or is a heading of. */
  readonly event?: string | undefined;
}

export const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The first sentence of a text, or two where it is short. */
export const sentence = (body: RichText) => pageDescription({ description: '', body });

/** A page or an event with its text up to the first heading, and each heading with its text up to the next. */
export function withHeadings(whole: Findable, body: RichText): readonly Findable[] {
  const starts = body.flatMap((block, at) => (block.kind === 'heading' ? [{ ...block, at }] : []));
  const { title: within, path, language, event } = whole;
  return [
    { ...whole, text: joined([whole.text, plainText(body.slice(0, starts[0]?.at))]) },
    ...starts.map((heading, index) => {
      const blocks = body.slice(heading.at + 1, starts[index + 1]?.at);
      return {
        ...{ title: plainText([heading]), path: partOf(path, heading.id), within },
        ...{ more: sentence(blocks), text: plainText(blocks), language, event },
      };
    }),
  ];
}

/** The address of a part of a page; of the page where the part has none. */
export const partOf = (path: Path, id: string | undefined): Path =>
  id === undefined ? path : `${path}#${encodeURIComponent(id)}`;
