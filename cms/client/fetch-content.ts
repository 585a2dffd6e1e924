import { settingsOf } from '../content-entries.ts';
import { isContentError } from '../errors.ts';
import {
  AllEvents,
  AllPages,
  AppPreRender,
  type AppPreRenderQuery,
  ChurchFacts,
} from '../generated/operations.ts';
import { mapLocale, mapOtherLanguages } from '../mappers/church/locale.ts';
import type { ContentClient, Operation } from './client.ts';

/** The data of the queries whose words are fetched in each language. */
export type Translation = Awaited<ReturnType<typeof fetchLanguage>>;

/** The data of all queries, each list complete: JSON, so that it can be hashed and stored in a file. */
export interface QueryResults extends Translation {
  readonly AppPreRender: AppPreRenderQuery;
  /** The words of the further languages, by locale; null for a locale that the space does not have. Absent when there is one language. */
  readonly translations?: Readonly<Record<string, Translation | null>>;
}

/** The words of a language; why its queries failed, as a sentence for the operator; null when the space does not have the locale. */
type FetchedTranslation = Translation | { readonly failed: string } | null;

/** Results as they were fetched. */
export interface FetchedResults extends Omit<QueryResults, 'translations'> {
  readonly translations?: Readonly<Record<string, FetchedTranslation>>;
}

type Stored<Results> = { readonly [Name in keyof Results]?: Partial<Results[Name]> };

/** A stored translation, or one that lacks a list. */
export type StoredTranslation = Stored<Translation>;

/** Stored results, which an earlier release may have stored without the fields and lists that are new in this one. */
export interface StoredResults extends Stored<Omit<QueryResults, 'translations'>> {
  readonly translations?: Readonly<Record<string, StoredTranslation | null>>;
  /** The earlier entries of which the site goes on showing parts, since those of these results have a fault there. */
  readonly lastGood?: StoredResults | undefined;
}

/** The page size: the `limit` of every list with a `skip`. */
export const pageSize = 500;

/** The maximum number of pages of a query: ten thousand entries of a type. */
const maxPages = 20;

/** The fields of a result: paged lists have a `total`. */
type Result = Readonly<
  Record<string, { readonly total?: number; readonly items?: readonly unknown[] } | null | undefined>
>;

/** Whether a page lacks its entries: it is no list, or a further one that is empty although its `total` counts more entries. */
function isCutShort(page: Result[string], index: number): boolean {
  if (!page?.items) return true;
  return index > 0 && page.items.length === 0 && Number(page.total) > index * pageSize;
}

/** Joins the pages of a list; null, so that the results are refused, if one of them is cut short. */
function joinPages(pages: readonly Result[string][]): Result[string] {
  if (pages.some(isCutShort)) return null;
  return { ...pages[0], items: pages.flatMap((page) => page?.items ?? []) };
}

/** The variables of a query in a further language. */
interface InLocale {
  readonly locale?: string;
}

/** Sends a query once for each page of its longest list. */
async function fetchWhole<Data extends object>(
  client: ContentClient,
  operation: Operation<Data, InLocale & { skip?: number }>,
  inLocale: InLocale,
): Promise<Data> {
  const first = (await client.query(operation, inLocale)) as Result;
  const pages = [first];
  const hasMore = (list: Result[string]) => Number(list?.total) > pages.length * pageSize;
  while (pages.length < maxPages && Object.values(pages.at(-1) ?? {}).some(hasMore))
    pages.push((await client.query(operation, { ...inLocale, skip: pages.length * pageSize })) as Result);
  if (pages.length === 1) return first as Data;
  const fields = Object.entries(first).map(([name, field]) => [
    name,
    field?.total === undefined ? field : joinPages(pages.map((page) => page[name])),
  ]);
  return Object.fromEntries(fields) as Data;
}

/** The content in one language: the first one's queries have no variables. */
async function fetchLanguage(client: ContentClient, inLocale: InLocale = {}) {
  const [events, facts, pages] = await Promise.all([
    fetchWhole(client, AllEvents, inLocale),
    fetchWhole(client, ChurchFacts, inLocale),
    fetchWhole(client, AllPages, inLocale),
  ]);
  return { AllEvents: events, ChurchFacts: facts, AllPages: pages };
}

/** Fetches the words of a further language. A failure affects this language only. */
async function fetchTranslation(client: ContentClient, locale: string): Promise<FetchedTranslation> {
  try {
    return await fetchLanguage(client, { locale });
  } catch (error) {
    if (!isContentError(error)) throw error;
    return error.failure.kind === 'unknown-locale' ? null : { failed: error.message };
  }
}

/**
 * Fetches everything from the content service: the app pre-render query first, then the others concurrently, then these once for
 * each further language that the settings name. For one language these are four queries, and one more for each further 500
 * entries of the longest list in a query.
 * @param client for published content, or for drafts
 * @throws ContentError when a query of the first language fails
 */
export async function fetchContent(client: ContentClient): Promise<FetchedResults> {
  const navigation = await client.query(AppPreRender, {});
  const first = await fetchLanguage(client);
  const settings = settingsOf(first);
  const silent = { report: () => {} };
  const others = mapOtherLanguages(settings, mapLocale(settings, silent).language, silent);
  const results = { AppPreRender: navigation, ...first };
  if (others.size === 0) return results;
  const translations = await Promise.all(
    [...others.values()].map(async (locale) => [locale, await fetchTranslation(client, locale)] as const),
  );
  return { ...results, translations: Object.fromEntries(translations) };
}
