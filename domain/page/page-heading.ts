import { headings } from '#languages/en-GB/every-page.ts';
import type { PageWords } from '#languages/words.ts';

/** The name of a section, which an editor writes before its heading. */
export type HeadingName = keyof typeof headings;

/** A heading in two weights: `title` heavy, `qualifier` thin. */
export interface Heading {
  readonly title: string;
  readonly qualifier: string | undefined;
  /** The language of its words, by its BCP 47 tag; undefined for that of the page around it. */
  readonly lang?: string | undefined;
}

/** The headings that content gives to sections of a page. */
export type PageHeadings = Readonly<Partial<Record<HeadingName, Heading>>>;

/** The heading of a section: from content, or the default. */
export function pageHeading(
  given: PageHeadings,
  name: HeadingName,
  { headings }: Pick<PageWords, 'headings'>,
): Heading {
  return given[name] ?? { title: headings[name], qualifier: undefined };
}

function isHeadingName(name: string): name is HeadingName {
  return Object.hasOwn(headings, name);
}

/**
 * Parses a heading as an editor writes it: `bank: By bank | once or every month`.
 * @returns undefined when the section is unknown or the heading is empty
 */
export function parseHeading(line: string): readonly [HeadingName, Heading] | undefined {
  const [, name = '', title = '', qualifier] =
    /^([^:]+):\s*([^|\s][^|]*?)\s*(?:\|\s*(.+?)\s*)?$/.exec(line) ?? [];
  return isHeadingName(name) && title !== '' ? [name, { title, qualifier }] : undefined;
}

/** True for the heading of a section that pages no longer have, and that older content names. */
export function isFormerHeading(line: string): boolean {
  return /^(?:reach|first):/.test(line);
}
