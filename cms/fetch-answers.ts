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

/** What the content service answers to all queries, each list whole: JSON, so that it can be hashed and stored in a file. */
export interface ContentAnswers {
  readonly AppPreRender: AppPreRenderQuery;
  readonly AllEvents: AllEventsQuery;
  readonly AllFacts: AllFactsQuery;
  readonly AllPages: AllPagesQuery;
}

/** The same as an earlier release may have stored them: without what this one asks besides. */
export type StoredAnswers = { readonly [Name in keyof ContentAnswers]?: Partial<ContentAnswers[Name]> };

/** How many entries of each list a query asks for at once: the `limit` of every list with a `skip`. */
export const pageSize = 500;

/** The most pages of a query that are asked for: ten thousand entries of a type. */
const maxPages = 20;

/** A list that is asked for page by page has a `total`. */
type Field = { readonly total?: unknown; readonly items?: unknown } | null | undefined;
type Answer = Readonly<Record<string, Field>>;

function hasMore(answer: Answer, seen: number): boolean {
  return Object.values(answer).some((field) => typeof field?.total === 'number' && field.total > seen);
}

/** One list of several pages; a page that is no list makes the whole none, so that it is not believed. */
function joinPages(pages: readonly Field[]): Field {
  const lists = pages.map((page) => (Array.isArray(page?.items) ? page.items : undefined));
  return lists.includes(undefined) ? null : { ...pages[0], items: lists.flat() };
}

/** Asks a query as often as its longest list has pages. */
async function fetchWhole<Data extends object>(
  client: ContentClient,
  operation: Operation<Data, { skip?: number }>,
): Promise<Data> {
  const pages: Answer[] = [];
  do {
    const skip = pages.length * pageSize;
    pages.push((await client.query(operation, skip === 0 ? {} : { skip })) as Answer);
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
 * Asks the content service for everything: the app pre-render query first, then the others at the same time. Four questions, and
 * one more for each further 500 entries of the longest list in a query.
 * @param client sees published content, or drafts: see `createPreviewClient`
 * @throws ContentError when any of them fails
 */
export async function fetchAnswers(client: ContentClient): Promise<ContentAnswers> {
  const navigation = await client.query(AppPreRender, {});
  const [events, facts, pages] = await Promise.all([
    fetchWhole(client, AllEvents),
    fetchWhole(client, AllFacts),
    fetchWhole(client, AllPages),
  ]);
  return { AppPreRender: navigation, AllEvents: events, AllFacts: facts, AllPages: pages };
}
