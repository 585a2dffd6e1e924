import { type SiteLanguage, siteLanguages } from '#app/language/site-languages.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import { staleNoticeAfter } from '#domain/church/notice.ts';
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
  readonly log: Log;
  readonly clock: () => Temporal.Instant;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

const languagesIn = (snapshot: Snapshot | undefined) => (snapshot ? siteLanguages(snapshot.content) : []);

/** The pages, and the files that routes make, of the public site. */
export function createPages(options: PagesOptions) {
  const { routes, mode, siteUrl, outage, pictures, log, clock, time } = options;
  const renderPage = createRender(options);
  // In development changed code renders different pages from the same content.
  const isCaching = mode === 'production';
  const readAddress = createAddressReader(routes);
  const cache = createResponseCache({ maxBytes: maxCacheBytes, time });

  function staleSince({ fetchedAt }: Snapshot): Temporal.Instant | undefined {
    const isStale = time() - fetchedAt > staleNoticeAfter + options.contentMaxAge * 1000;
    return isStale ? Temporal.Instant.fromEpochMilliseconds(fetchedAt) : undefined;
  }

  /** What a page is rendered from. */
  const contextOf = (snapshot: Snapshot | undefined, language?: SiteLanguage): SiteContext => ({
    content: (language ?? snapshot)?.content,
    languages: languagesIn(snapshot),
    now: clock(),
    siteUrl: siteUrl + (language?.prefix ?? ''),
    isPreview: false,
    isExported: false,
    outage,
    staleSince: snapshot && staleSince(snapshot),
    problems: [],
    pictures,
    onFailure: (error) => log('error', 'page-failed', errorFields(error)),
  });

  /** The cached response of an address, or a new one. @param target of the request (RFC 9112 section 3.2) */
  function respond(target: string, snapshot: Snapshot | undefined): FoundResponse {
    const since = snapshot && staleSince(snapshot);
    const generation = since ? `${snapshot.version} ${since}` : (snapshot?.version ?? 'none');
    const found = isCaching ? cache.find(target, generation) : undefined;
    if (found) return found;
    const address = readAddress(target, languagesIn(snapshot));
    if (address === undefined) return undefined;
    const { key, language, isPrivate } = address;
    const render = () => renderPage(key, contextOf(snapshot, language), language?.prefix);
    return isCaching && !isPrivate
      ? cache.get({ ...address, generation, render })
      : render().then(encodePrivate);
  }

  return { render: renderPage, contextOf, respond };
}
