import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteOfAddress } from '#app/same-page.ts';

/** Reads addresses as the routes mean them. */
export interface AddressReader {
  /**
   * The address under which a page is kept: the path, and of the query string only what the route says it reads.
   * @param target as it stands in the request (RFC 9112 section 3.2)
   * @returns undefined when it is no address of a page at all
   */
  read(target: string): string | undefined;
  /** The route of an address that is kept under its whole path; undefined for one that no route knows, or with a query. */
  routeOf(address: string): RouteOfAddress | undefined;
  /** True for a page, or its data; false for a file that a route makes, such as a calendar. */
  isPage(address: string): boolean;
  /** False for another way to write the address of a page: those are without number, and none is kept. */
  isUsual(address: string): boolean;
}

/** What a route says of itself, for this. */
interface Handle {
  /** The search parameters that its loader reads, and what each may be; all else means nothing. */
  readonly searchParameters?: Readonly<Record<string, RegExp>>;
}

/** The routes that an address leads through, the innermost last. */
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** Of how many addresses it is remembered where they lead: the router works all its routes out anew for each. */
const mostRemembered = 500;

/** The layout that all pages are in, and nothing else (`app/routes.ts`). */
const frame = 'routes/frame';

/** Names the routes whose data a script wants; the router's own. */
const wantedRoutes = '_routes';

/** The routes of a build as the router's own matching takes them. */
export function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      ...(route?.path === undefined ? {} : { path: route.path }),
      handle: route?.module.handle,
      children: routeTree(routes, route?.id),
    }));
}

/** The path of the page that a script asks for the data of: `/contact.data`, and `/_.data` for Home. */
export function pagePath(pathname: string): string {
  return pathname.endsWith('.data') ? pathname.replace(/(?:\/_)?\.data$/, '') || '/' : pathname;
}

/** False for a path that no route reads, not even the one for what is not here: it has several lines, or is badly encoded. */
function isReadable(target: string): boolean {
  if (!target.includes('%')) return true;
  const [path = ''] = target.split('?', 1);
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function targetPath(target: string): string | undefined {
  if (!isReadable(target)) return undefined;
  if (target.startsWith('/')) return target;
  // A proxy may ask by the whole address (RFC 9112 section 3.2.2).
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}

/** Reads addresses by the routes of a build. */
export function createAddressReader(build: Pick<ServerBuild, 'routes'>): AddressReader {
  const tree = routeTree(build.routes);
  const patterns = Object.values(build.routes).map((route) => route?.path ?? '');
  const recently = new LRUCache<string, Matches>({
    max: mostRemembered,
    memoMethod: (pathname) => matchRoutes(tree, pathname) ?? [],
  });
  const fixedPaths = new Set(patterns.filter((pattern) => pattern !== '' && !/[:*?]/.test(pattern)));

  function queryOf(pathname: string, query: string): string {
    const matches = recently.memo(pagePath(pathname));
    const given = new URLSearchParams(query);
    const read = new URLSearchParams();
    for (const { route } of matches) {
      const { searchParameters = {} }: Handle = route.handle ?? {};
      for (const [name, form] of Object.entries(searchParameters)) {
        const value = given.get(name);
        if (value !== null && form.test(value)) read.set(name, value);
      }
    }
    if (pathname.endsWith('.data')) {
      const wanted = given.get(wantedRoutes)?.split(',') ?? [];
      const ids = matches.flatMap(({ route: { id } }) =>
        id !== undefined && wanted.includes(id) ? [id] : [],
      );
      if (ids.length > 0) read.set(wantedRoutes, ids.join(','));
    }
    return read.toString();
  }

  return {
    read(target) {
      const address = targetPath(target);
      const mark = address?.indexOf('?') ?? -1;
      if (address === undefined || mark < 0) return address;
      const pathname = address.slice(0, mark);
      const query = queryOf(pathname, address.slice(mark + 1));
      return query === '' ? pathname : `${pathname}?${query}`;
    },
    routeOf(address) {
      if (address.includes('?') || address.endsWith('.data')) return undefined;
      const innermost = recently.memo(address).at(-1);
      return innermost && { pattern: innermost.route.path ?? '', params: innermost.params };
    },
    isPage(address) {
      const [pathname = ''] = address.split('?');
      return recently.memo(pagePath(pathname)).some(({ route }) => route.id === frame);
    },
    isUsual(address) {
      const [pathname = ''] = address.split('?');
      if (fixedPaths.has(pathname)) return true;
      if (pathname !== '/' && !/^(?:\/[\w.~-]+)+$/.test(pathname)) return false;
      const pattern = recently
        .memo(pagePath(pathname))
        .map(({ route }) => route.path ?? '')
        .join('/');
      const fixed = pattern.split('/').filter((part) => part !== '' && !/[:*?]/.test(part));
      const parts = pathname === '/' ? [] : pagePath(pathname).split('/').slice(1);
      return fixed.every((part) => parts.includes(part));
    },
  };
}
