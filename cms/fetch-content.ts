import type { ContentClient, Operation } from './client.ts';
import {
  AllEvents,
  type AllEventsQuery,
  AllFacts,
  type AllFactsQuery,
  AllPages,
  type AllPagesQuery,
  AppPreRender,
  type AppPreRenderQuery,
} from './generated/operations.ts';

/** The data of all queries, each list complete: JSON, so that it can be hashed and stored in a file. */
export interface QueryResults {
  readonly AppPreRender: AppPreRenderQuery;
  readonly AllEvents: AllEventsQuery;
  readonly AllFacts: AllFactsQuery;
  readonly AllPages: AllPagesQuery;
}

/** Stored results, which an earlier release may have stored without the fields and lists that are new in this one. */
export type StoredResults = { readonly [Name in keyof QueryResults]?: Partial<QueryResults[Name]> };

/** The page size: the `limit` of every list with a `skip`. */
export const pageSize = 500;

/** The maximum number of pages of a query: ten thousand entries of a type. */
const maxPages = 20;

/** A paged list, which has a `total`. */
type Field = { readonly total?: unknown; readonly items?: unknown } | null | undefined;
type Result = Readonly<Record<string, Field>>;

function hasMore(result: Result, seen: number): boolean {
  return Object.values(result).some((field) => typeof field?.total === 'number' && field.total > seen);
}

/**
 * Joins the pages of a list. If one page is no list, or a further one is empty although its `total` counts more entries, the
 * result is null, so that the results are refused.
 */
function joinPages(pages: readonly Field[]): Field {
  const lists = pages.map((page, index) => {
    const items = Array.isArray(page?.items) ? page.items : undefined;
    const isCutShort = index > 0 && items?.length === 0 && Number(page?.total) > index * pageSize;
    return isCutShort ? undefined : items;
  });
  return lists.includes(undefined) ? null : { ...pages[0], items: lists.flat() };
}

/** Sends a query once for each page of its longest list. */
async function fetchWhole<Data extends object>(
  client: ContentClient,
  operation: Operation<Data, { skip?: number }>,
): Promise<Data> {
  const pages: Result[] = [];
  do {
    const skip = pages.length * pageSize;
    pages.push((await client.query(operation, skip === 0 ? {} : { skip })) as Result);
  } while (pages.length < maxPages && hasMore(pages.at(-1) ?? {}, pages.length * pageSize));
  const [first = {}] = pages;
  if (pages.length === 1) return first as Data;
  const fields = Object.entries(first).map(([name, field]) => [
    name,
    typeof field?.total === 'number' ? joinPages(pages.map((page) => page[name])) : field,
  ]);
  return Object.fromEntries(fields) as Data;
}

/**
 * Fetches everything from the content service: the app pre-render query first, then the others concurrently. These are four
 * queries, and one more for each further 500 entries of the longest list in a query.
 * @param client for published content, or for drafts: see `createPreviewClient`
 * @throws ContentError when any query fails
 */
export async function fetchContent(client: ContentClient): Promise<QueryResults> {
  const navigation = await client.query(AppPreRender, {});
  const [events, facts, pages] = await Promise.all([
    fetchWhole(client, AllEvents),
    fetchWhole(client, AllFacts),
    fetchWhole(client, AllPages),
  ]);
  return { AppPreRender: navigation, AllEvents: events, AllFacts: facts, AllPages: pages };
}
