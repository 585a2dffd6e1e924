import type { PageWords } from '#languages/words.ts';

/** The name of a section, which an editor writes before its heading. */
export type HeadingName = keyof PageWords['headings'];

/** A heading in two weights: `title` heavy, `qualifier` thin. */
export interface Heading {
  readonly title: string;
  readonly qualifier: string | undefined;
  /** The language of its words, by its BCP 47 tag; undefined for that of the page around it. */
  readonly lang?: string | undefined;
}

/** The headings that content gives to sections of a page. */
export type PageHeadings = Readonly<Partial<Record<HeadingName, Heading>>>;

/** The id of a section of a page, by which an address leads to it: “gift aid” as “gift-aid”. */
export const sectionId = (name: HeadingName): string => name.replaceAll(' ', '-');

/** The heading of a section: from content, or the default. */
export function pageHeading(
  given: PageHeadings,
  name: HeadingName,
  { headings }: Pick<PageWords, 'headings'>,
): Heading {
  return given[name] ?? { title: headings[name], qualifier: undefined };
}
