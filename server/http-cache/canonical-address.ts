import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { canonicalPath, formerQuery, notFoundPaths } from '#app/canonical-path.ts';
import { readPrefix, type SiteLanguage } from '#app/language/site-languages.ts';
import { oldAddressAt, shortLinkPath } from '#domain/link/short-link.ts';
import { findPath } from '#domain/page/route-pattern.ts';
import { typedName, typedWords } from '#domain/page/typed-words.ts';

/** An address as the routes read it. */
export interface Address {
  /** The same for all spellings: path with the prefix of its language, without a query but for `_routes`, one of earlier versions, and what is private. */
  readonly key: string;
  /** Undefined in the first language. */
  readonly language: SiteLanguage | undefined;
  /** True for a page and its data; false for a file that a route makes, such as a calendar. */
  readonly isPage: boolean;
  /** True for an address that no page has. */
  readonly isNotFound: boolean;
  /** True for an address with what somebody has typed: no cache may have it, nor its response. */
  readonly isPrivate: boolean;
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** The search parameter with which React Router requests the data of some routes only. */
const routesParameter = '_routes';

function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      ...(route?.path === undefined ? {} : { path: route.path }),
      children: routeTree(routes, route?.id),
    }));
}

/** The path of a page's data, as React Router requests it. */
const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/** The path of the page of a data path: `/contact.data`, and `/_.data` for Home. */
const pagePath = (path: string) => path.replace(/(?:\/_)?\.data$/, '') || '/';

/** The routes of a page whose data alone is requested, in one order. */
function requestedRoutes(matches: Matches, given: URLSearchParams): string {
  const requested = given.get(routesParameter)?.split(',') ?? [];
  return matches.flatMap(({ route: { id = '' } }) => (requested.includes(id) ? [id] : [])).join(',');
}

/** The target of a request as a path with its query; a proxy may send the absolute address (RFC 9112 section 3.2.2). */
function pathAndQuery(target: string): URL | undefined {
  const isAbsolute = /^https?:\/\//.test(target);
  if (!isAbsolute && !target.startsWith('/')) return undefined;
  // A path may start with two slashes, so it is joined and not resolved.
  const url = isAbsolute ? target : `http://site.invalid${target}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** False for a path that no route can match, not even the one for unknown paths: wrongly encoded, or with line breaks. */
function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Reads addresses by the routes of a build. */
export function createAddressReader(routes: ServerBuild['routes']) {
  const tree = routeTree(routes);

  /**
   * Finds the canonical address of a request.
   * @param target of the request (RFC 9112 section 3.2)
   * @param languages of the pages, the first one first; none without content: then every path that a route matches may exist
   * @returns undefined when it is no address of this site
   */
  return (target: string, languages: readonly SiteLanguage[]): Address | undefined => {
    const url = pathAndQuery(target);
    if (url === undefined || !isReadable(url.pathname)) return undefined;
    const { language, path: pathname } = readPrefix(url.pathname, languages);
    const { prefix, content } = language ?? { prefix: '', content: languages[0]?.content };
    const isDataPath = pathname.endsWith('.data');
    const path = isDataPath ? pagePath(pathname) : pathname;
    const matches = matchRoutes(tree, path);
    const innermost = matches?.at(-1);
    if (matches === null || innermost === undefined) return undefined;
    // A route without a component makes a file (React Router, “Resource Routes”).
    const isPage = routes[innermost.route.id ?? '']?.module.default !== undefined;
    const pattern = innermost.route.path ?? '';
    const known = { pattern: isDataPath && !isPage ? '*' : pattern, params: innermost.params };
    const found = content ? canonicalPath(known, content) : path;
    const old = notFoundPaths.has(found) ? oldAddressAt(path, content?.oldAddresses ?? []) : undefined;
    const canonical = old ? shortLinkPath(old.path) : found;
    const isData = isDataPath && (isPage || content !== undefined);
    const query = formerQuery(known.pattern, url.searchParams, content);
    // An old address is answered by another route than the one that its path matches.
    const requested = isData && !old ? requestedRoutes(matches, url.searchParams) : '';
    if (requested !== '') query.set(routesParameter, requested);
    const typed = known.pattern === findPath ? typedWords(url.searchParams) : undefined;
    if (typed !== undefined) query.set(typedName, typed);
    const isNotFound = notFoundPaths.has(canonical);
    // Home below a prefix has no slash at its end, as the router writes it.
    const shown = canonical === '/' && prefix !== '' ? '' : canonical;
    const hasQuery = query.size > 0 && (isData || !isNotFound);
    return {
      key: prefix + (isData ? dataPath(canonical) : shown) + (hasQuery ? `?${query}` : ''),
      language,
      isPage: isPage || isNotFound,
      isNotFound,
      isPrivate: typed !== undefined,
    };
  };
}
