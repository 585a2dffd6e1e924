import { matchRoutes, type ServerBuild } from 'react-router';
import { hookPath } from '../content-hook/content-hook.ts';
import { pagePath, routeTree } from '../page-cache/address.ts';
import { previewFolder } from '../preview.ts';

/** What answers besides the routes of pages, each by the start of its address. */
const others: readonly (readonly [start: string, pattern: string])[] = [
  ['/assets/', '/assets/*'],
  [`${previewFolder}/`, `${previewFolder}/*`],
];

const plain: ReadonlySet<string> = new Set([hookPath, '/healthz', '/readyz']);

/**
 * Finds the pattern that an address meets, for instance `/whats-on/:slug`, so that there are as many as there are routes
 * (the attribute `http.route`).
 * @returns gives undefined for what meets none: whoever makes addresses up makes no new ones
 */
export function createRouteFinder(routes: ServerBuild['routes']): (target: string) => string | undefined {
  const tree = routeTree(routes);
  return (target) => {
    const [path = ''] = target.split(/[?#]/, 1);
    if (plain.has(path)) return path;
    const other = others.find(([start]) => path.startsWith(start));
    if (other) return other[1];
    if (path !== '/' && !/^(?:\/[\w.~-]+)+$/.test(path)) return undefined;
    const page = pagePath(path);
    const pattern = matchRoutes(tree, page)?.at(-1)?.route.path;
    if (pattern === undefined || pattern === '*') return undefined;
    return page === path ? pattern : `${pattern === '/' ? '/_' : pattern}.data`;
  };
}
