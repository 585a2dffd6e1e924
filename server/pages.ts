import type { IncomingMessage } from 'node:http';
import { type SiteLanguage, siteLanguages } from '#app/language/site-languages.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import { staleNoticeAfter } from '#domain/church/notice.ts';
import type { Problem } from '#domain/problem.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import { isFromThisMachine } from './content-problems/is-local-editor.ts';
import type { FoundResponse } from './http/request-handler.ts';
import { createAddressReader } from './http-cache/canonical-address.ts';
import { createResponseCache, encodePrivate } from './http-cache/response-cache.ts';
import { errorFields, type Log } from './log.ts';
import { createRender, type RenderOptions, type SiteBuild } from './render.ts';

/** The maximum size of all cached responses, in bytes. */
const maxCacheBytes = 32_000_000;

export interface PagesOptions extends RenderOptions, Pick<SiteContext, 'siteUrl' | 'outage' | 'pictures'> {
  readonly routes: SiteBuild['routes'];
  /** Seconds. */
  readonly contentMaxAge: number;
  readonly problems: Pick<ContentProblems, 'current'>;
  /** True to show the problems of the content on every page, to an editor on this machine only. */
  readonly showsProblems?: boolean;
  readonly log: Log;
  readonly clock: () => Temporal.Instant;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

const languagesIn = (snapshot: Snapshot | undefined) => (snapshot ? siteLanguages(snapshot.content) : []);

/** The pages, and the files that routes make, of the public site. */
export function createPages(options: PagesOptions) {
  const { routes, mode, problems, siteUrl, outage, pictures, log, clock, time } = options;
  const renderPage = createRender(options);
  // In development changed code renders different pages from the same content.
  const isCaching = mode === 'production';
  const readAddress = createAddressReader(routes);
  const cache = createResponseCache({
    maxBytes: maxCacheBytes,
    time,
    onStaleServed: (path, reason) => log('error', 'cache-stale-served', { path, message: reason }),
  });

  function staleSince({ fetchedAt }: Snapshot): Temporal.Instant | undefined {
    const isStale = time() - fetchedAt > staleNoticeAfter + options.contentMaxAge * 1000;
    return isStale ? Temporal.Instant.fromEpochMilliseconds(fetchedAt) : undefined;
  }

  /** What a page is rendered from. */
  const contextOf = (
    snapshot: Snapshot | undefined,
    language?: SiteLanguage,
    shown: readonly Problem[] = [],
  ): SiteContext => ({
    content: (language ?? snapshot)?.content,
    languages: languagesIn(snapshot),
    now: clock(),
    siteUrl: siteUrl + (language?.prefix ?? ''),
    isPreview: false,
    isExported: false,
    outage,
    staleSince: snapshot && staleSince(snapshot),
    problems: shown,
    pictures,
    onFailure: (error) => log('error', 'page-failed', errorFields(error)),
  });

  /** @param shown problems of the content, for an editor on this machine: such a page is for one client */
  function respondWith(target: string, snapshot: Snapshot | undefined, shown: readonly Problem[]) {
    const since = snapshot && staleSince(snapshot);
    const generation = since ? `${snapshot.version} ${since}` : (snapshot?.version ?? 'none');
    const found = isCaching && shown.length === 0 ? cache.find(target, generation) : undefined;
    if (found) return found;
    const address = readAddress(target, languagesIn(snapshot));
    if (address === undefined) return undefined;
    const { key, language, isPage, isPrivate } = address;
    const render = () => renderPage(key, contextOf(snapshot, language, shown), language?.prefix);
    const isShared = isCaching && !isPrivate && (shown.length === 0 || !isPage);
    return isShared ? cache.get({ ...address, generation, render }) : render().then(encodePrivate);
  }

  /** The cached response of an address, or a new one. @param target of the request (RFC 9112 section 3.2) */
  function respond(target: string, snapshot: Snapshot | undefined, request: IncomingMessage): FoundResponse {
    if (!options.showsProblems || !isFromThisMachine(request)) return respondWith(target, snapshot, []);
    return problems.current().then((shown) => respondWith(target, snapshot, shown));
  }

  return { render: renderPage, contextOf, respond };
}
