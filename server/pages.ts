import type { IncomingMessage } from 'node:http';
import { type SiteLanguage, siteLanguages } from '#app/language/site-languages.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import { staleNoticeAfter } from '#domain/church/notice.ts';
import type { Problem } from '#domain/problem.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import { isFromThisMachine } from './content-problems/is-local-editor.ts';
import type { FoundResponse } from './http/request-handler.ts';
import { type Address, createAddressReader } from './http-cache/canonical-address.ts';
import { encodeResponse } from './http-cache/encoded-response.ts';
import { type CachedResponse, createResponseCache } from './http-cache/response-cache.ts';
import { errorFields, type Log } from './log.ts';
import { createRender, type Render, type SiteBuild } from './render.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

/** The maximum size of all cached responses, in bytes. */
const maxCacheBytes = 32_000_000;

interface PagesOptions extends Pick<SiteContext, 'siteUrl' | 'outage' | 'pictures'> {
  readonly build: SiteBuild | (() => Promise<SiteBuild>);
  readonly routes: SiteBuild['routes'];
  readonly mode: 'production' | 'development';
  readonly headers: SecurityHeaders;
  /** Seconds. */
  readonly contentMaxAge: number;
  readonly problems: Pick<ContentProblems, 'known' | 'current'>;
  /** True to show the problems of the content on every page, to an editor on this machine only. */
  readonly showsProblems?: boolean;
  readonly log: Log;
  readonly clock: () => Temporal.Instant;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

/** The pages, and the files that routes make, of the public site. */
interface Pages {
  readonly render: Render;
  /** What a page is rendered from. */
  contextOf(snapshot: Snapshot | undefined, language?: SiteLanguage): SiteContext;
  /**
   * The cached response of an address, or a new one.
   * @param target of the request (RFC 9112 section 3.2)
   */
  respond(target: string, snapshot: Snapshot | undefined, request: IncomingMessage): FoundResponse;
}

const languagesIn = (snapshot: Snapshot | undefined) => (snapshot ? siteLanguages(snapshot.content) : []);

/** Creates the pages with an empty cache. */
export function createPages(options: PagesOptions): Pages {
  const { build, routes, mode, headers, problems, siteUrl, outage, pictures, log, clock, time } = options;
  const render = createRender({ build, mode, headers });
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
    outage,
    staleSince: snapshot && staleSince(snapshot),
    problems: shown,
    pictures,
    onFailure: (error) => log('error', 'page-failed', errorFields(error)),
  });

  /** A response for one client: in development, and for a page that shows problems of the content. */
  async function renderUncached(
    { key, language }: Address,
    snapshot: Snapshot | undefined,
    shown: readonly Problem[],
  ): Promise<CachedResponse> {
    const response = await render(key, contextOf(snapshot, language, shown), language?.prefix);
    response.headers.set('Cache-Control', 'private, no-store');
    return { response: await encodeResponse(response), age: undefined };
  }

  const renderPublic = ({ key, language }: Address, snapshot: Snapshot | undefined) =>
    render(key, contextOf(snapshot, language), language?.prefix);

  function respond(target: string, snapshot: Snapshot | undefined, request: IncomingMessage): FoundResponse {
    const since = snapshot && staleSince(snapshot);
    const generation = since ? `${snapshot.version} ${since}` : (snapshot?.version ?? 'none');
    const known = options.showsProblems ? problems.known() : [];
    const found = isCaching && known?.length === 0 ? cache.find(target, generation) : undefined;
    if (found) return found;
    const address = readAddress(target, languagesIn(snapshot));
    if (address === undefined) return undefined;
    const show = (shown: readonly Problem[]) =>
      shown.length === 0 && isCaching
        ? cache.get({ ...address, generation, render: () => renderPublic(address, snapshot) })
        : renderUncached(address, snapshot, shown);
    if (!address.isPage || !isFromThisMachine(request)) return show([]);
    return known ? show(known) : problems.current().then(show);
  }

  return { render, contextOf, respond };
}
