import type { PageWords } from '#site/domain/page.ts';
import { paletteIndex } from '#site/domain/palette-index.ts';
import type { ContentClient } from './client.ts';
import { firstGood, type OnEntryProblem, required } from './entry-problem.ts';
import { Page, type PagePartsFragment } from './generated/operations.ts';
import { parseBody } from './parse/body.ts';
import { parseDay } from './parse/day.ts';
import { parsePicture } from './parse/picture.ts';

function parsePage(wire: PagePartsFragment): PageWords {
  return {
    title: required(`page ${wire.slug ?? ''}`, 'title', wire.title),
    qualifier: wire.titleQualifier ?? undefined,
    description: wire.description ?? '',
    palette: paletteIndex(wire.palette),
    body: parseBody(wire.body),
    picture: parsePicture(wire.picture),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/**
 * The words of a page of the site's own.
 * @param slug its slug in content; Home's is `home`
 * @param title what the page is called where content has no entry for it
 * @throws ContentError
 */
export async function getPage(
  client: ContentClient,
  slug: string,
  title: string,
  onProblem: OnEntryProblem,
): Promise<PageWords> {
  const answer = await client.query(Page, { slug });
  const page = firstGood(answer.pageCollection?.items, parsePage, onProblem);
  return (
    page ?? {
      title,
      qualifier: undefined,
      description: '',
      palette: 0,
      body: [],
      picture: undefined,
      lastChecked: undefined,
    }
  );
}
