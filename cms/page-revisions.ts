import { pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import type { StaticRouteName } from '#domain/page/route-pattern.ts';
import type { ContentClient } from './client.ts';
import { PageRevisions } from './generated/operations.ts';

/**
 * When the words of each page were last published.
 * @returns RFC 3339 times by route; a page without an entry is absent
 * @throws ContentError
 */
export async function getPageRevisions(client: ContentClient): Promise<ReadonlyMap<StaticRouteName, string>> {
  const { pageCollection } = await client.query(PageRevisions, {});
  const bySlug = new Map(
    (pageCollection?.items ?? []).map((page) => [
      page?.slug ?? undefined,
      page?.sys.publishedAt ?? undefined,
    ]),
  );
  return new Map(
    staticRoutes.flatMap((route) => {
      const publishedAt = bySlug.get(pageSlug(route));
      return publishedAt === undefined ? [] : [[route, publishedAt]];
    }),
  );
}
