import type { PageWords } from '#domain/page/page.ts';
import { type PageHeadings, parseHeading } from '#domain/page/page-heading.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import type { ContentClient } from './client.ts';
import {
  EntryProblem,
  firstGood,
  goodPart,
  keepGood,
  type OnEntryProblem,
  required,
} from './entry-problem.ts';
import { Page, type PagePartsFragment } from './generated/operations.ts';
import { parseDay } from './mappers/day.ts';
import { parsePicture } from './mappers/picture.ts';
import { parseRichText } from './mappers/rich-text-field.ts';

/** A heading that cannot be read is reported, and its part keeps its plain one. */
function parseHeadings({ slug, headings }: PagePartsFragment, onProblem: OnEntryProblem): PageHeadings {
  const parse = (line: string) => {
    const heading = parseHeading(line);
    if (heading) return heading;
    throw new EntryProblem(
      `page ${slug ?? ''}`,
      'headings',
      `holds “${line}”, but “part: Heavy words | thin words” is expected`,
      'served',
    );
  };
  return Object.fromEntries(keepGood(headings, parse, onProblem));
}

/** A page without a title has its other words all the same. */
function parsePage(wire: PagePartsFragment, usualTitle: string, onProblem: OnEntryProblem): PageWords {
  return {
    title: goodPart(() => required(`page ${wire.slug ?? ''}`, 'title', wire.title), onProblem) ?? usualTitle,
    qualifier: wire.titleQualifier ?? undefined,
    description: wire.description ?? '',
    headings: parseHeadings(wire, onProblem),
    palette: paletteIndex(wire.palette),
    body: parseRichText(wire.body),
    picture: parsePicture(wire.picture),
    updated: parseDay(wire.updated),
  };
}

/**
 * The words of a page of the site's own.
 * @param slug its slug in content; Home's is `home`
 * @param title what the page is called where content has no entry or no title for it
 * @throws ContentError
 */
export async function getPage(
  client: ContentClient,
  slug: string,
  title: string,
  onProblem: OnEntryProblem,
): Promise<PageWords> {
  const answer = await client.query(Page, { slug });
  const page = firstGood(
    answer.pageCollection?.items,
    (wire) => parsePage(wire, title, onProblem),
    onProblem,
  );
  return (
    page ?? {
      title,
      qualifier: undefined,
      description: '',
      headings: {},
      palette: 0,
      body: [],
      picture: undefined,
      updated: undefined,
    }
  );
}
