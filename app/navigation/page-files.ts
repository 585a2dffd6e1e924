import { matchRoutes } from 'react-router';

/** React Router's own manifest, which it leaves in the window: the files of every page, and of each route. */
interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<
    Record<string, { id: string; path?: string; module: string; imports: readonly string[] }>
  >;
}

declare global {
  var __reactRouterManifest: Manifest;
}

/**
 * The addresses that the router will fetch when somebody follows a link: the page's code, then its data without that of the layout, which
 * the browser has. They are those of React Router's `PrefetchPageLinks`, which cannot be used itself: it runs the code, and when a visitor
 * leaves while that is loaded, it reloads the page, which in Firefox and Safari cancels the leaving.
 * @param pathname the path that the link leads to, as its address has it
 * @param basePath what every path of the pages begins with
 * @returns nothing for the current page
 */
export function pageFiles(pathname: string, basePath: string): readonly string[] {
  const { entry, routes } = globalThis.__reactRouterManifest;
  const path = pathname.slice(basePath.length) || '/';
  const pages = Object.values(routes).filter((each) => each.path?.startsWith('/'));
  const route = matchRoutes(pages, path)?.at(-1)?.route;
  if (route === undefined || pathname === window.location.pathname) return [];
  const data = `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?_routes=${encodeURIComponent(route.id)}`;
  return [...route.imports.filter((file) => !entry.imports.includes(file)), route.module, data];
}
