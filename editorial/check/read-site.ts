import { fetchFrom, type ReadContent } from 'emulator-for-contentful';
import { createContentClient } from '#cms/client/client.ts';
import { fetchContent, type QueryResults } from '#cms/client/fetch-content.ts';
import { type ContentEntry, contentEntries } from '#cms/content-entries.ts';
import { mapContent } from '#cms/map-content.ts';
import type { SiteContent } from '#cms/site-content.ts';
import type { Problem } from '#domain/problem.ts';
import type { Entries, Problems } from './problems.ts';

/** What visitors see for a time, in which no entry appears or disappears. */
export interface Span {
  readonly from: Temporal.Instant;
  readonly content: SiteContent;
}

/** What the site makes of a folder's or an export's content. */
export interface ReadSite {
  /** What visitors see now, and from each later time at which an entry appears or disappears. */
  readonly spans: readonly [Span, ...Span[]];
  /** What editors wrote, on whatever days it is shown; in each further language, by its locale, with the words of that. */
  readonly entries: Entries;
  readonly translations: ReadonlyMap<string, Entries>;
  /** What mapping reported on any of these days, and links to what is not published. Each once. */
  readonly problems: Problems;
  /** The files of its assets, by the paths of their addresses. */
  readonly files: ReadContent['files'];
}

/** Content that the emulator has read. */
type Content = Pick<ReadContent, 'space' | 'files'>;

/** The address of a content service in this process. */
export const contentAddress = {
  endpoint: 'http://localhost/content/v1',
  space: 'local',
  environment: undefined,
};

/**
 * Reads content as the site does: by its own queries, in this process, and its own mappers.
 * @throws ContentError when the space does not answer the site's queries
 */
export async function readSite(read: Content, now: Temporal.Instant): Promise<ReadSite> {
  const found = new Map<string, Problem>();
  const add = (problem: Problem) => void found.set(keyOf(problem), problem);
  const results = await queryContent(read, add);
  const fallback = { title: '', city: '', telephone: undefined };
  const map = (from: Temporal.Instant): Span => {
    const { content, problems } = mapContent(results, fallback, from);
    for (const problem of problems) add(problem);
    return { from, content };
  };
  const spans: [Span, ...Span[]] = [map(now)];
  for (let end = spans[0].content.validUntil; end; end = spans.at(-1)?.content.validUntil)
    spans.push(map(end));
  const entries = contentEntries(results);
  const translations = Object.entries(results.translations ?? {}).flatMap(([locale, words]) =>
    words ? [[locale, translated(entries, contentEntries(words))] as const] : [],
  );
  return {
    ...{ spans, entries, translations: new Map(translations) },
    ...{ problems: [...found.values()], files: read.files },
  };
}

/** The entries of content, without mapping them. */
export async function readEntries(read: Content): Promise<Entries> {
  return contentEntries(await queryContent(read, () => {}));
}

/** The results of the site’s queries for content. @param add gets each link that could not be followed */
export async function queryContent(read: Content, add: (problem: Problem) => void): Promise<QueryResults> {
  const types = new Map(read.space.entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
  const answer = fetchFrom(read);
  const fetch: typeof globalThis.fetch = async (...request) => {
    const response = await answer(...request);
    const { errors = [] } = await response.clone().json();
    for (const { extensions } of errors) {
      const { code, details } = extensions?.contentful ?? {};
      if (code === 'UNRESOLVABLE_LINK') add(unresolvedLink(details, types));
    }
    return response;
  };
  const client = createContentClient(
    { ...contentAddress, token: 'local-delivery-token' },
    { fetch, onPartialResponse: () => {}, timeout: 600_000, maxBytes: Number.POSITIVE_INFINITY },
  );
  // The service is in this process, so that no language fails alone.
  return (await fetchContent(client)) as QueryResults;
}

/** The entries in a further language, as visitors read them: what has no translation is in the first. */
function translated(entries: Entries, words: Entries): Entries {
  const nameOf = ({ type, id }: ContentEntry) => `${type} ${id}`;
  const byName = new Map(words.map((entry) => [nameOf(entry), entry.fields]));
  return entries.map((entry) => {
    const own: Readonly<Record<string, unknown>> = { ...byName.get(nameOf(entry)) };
    const fields = Object.entries(entry.fields).map(([name, value]) => [name, own[name] ?? value]);
    return { ...entry, fields: Object.fromEntries(fields) };
  });
}

/** Two problems with the same key are one. */
export function keyOf({ entry, field, locale, sentence }: Problem): string {
  return JSON.stringify([entry, field, locale, sentence]);
}

/** The details of a link that the service could not follow, since its target is not published (RULES.md §2.3 of the emulator). */
type UnresolvableLink = Readonly<Record<'linkingEntryId' | 'linkId' | 'field', string>>;

function unresolvedLink(link: UnresolvableLink, types: ReadonlyMap<string, string>): Problem {
  const { linkingEntryId: from, linkId: near, field } = link;
  const type = types.get(from) ?? '';
  const isOfChange = type === 'eventChange' && ['event', 'alsoEvents'].includes(field);
  const sentence = isOfChange
    ? `The event “${near}” is not published, so this changes nothing.`
    : `“${near}” is not published, so it is not shown here.`;
  return { entry: `${type} ${from}`, field, near, severity: 'warning', sentence };
}
