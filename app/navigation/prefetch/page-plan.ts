/** What the built site says of a route. */
interface BuiltRoute {
  readonly module: string;
  readonly hasLoader: boolean;
}

/** What has to be fetched for a page. */
export interface PagePlan {
  /** Where its data is. */
  readonly data: string;
  /** The routes that have data there. */
  readonly withData: readonly string[];
  /** The routes that have none to load. */
  readonly without: readonly string[];
  /** The file that draws the page. */
  readonly module: string;
}

/**
 * What the router would ask for at a click on a link: the same address, so that the browser's cache answers for either.
 * The router writes it so (its single fetch): `.data` after the path, and the routes by name if the layout is left out.
 * @param ids the routes that the path meets, the outermost first
 * @param withLayout whether the layout's own data is asked for too
 */
export function planPage(
  path: string,
  ids: readonly string[],
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  withLayout: boolean,
): PagePlan | undefined {
  const page = routes[ids.at(-1) ?? ''];
  if (page === undefined) return undefined;
  const loads = ids.filter((id) => routes[id]?.hasLoader);
  const withData = withLayout ? loads : loads.filter((id) => id !== 'root');
  const [pathname = '', search = ''] = path.replace(/#.*$/, '').split('?');
  const asked = new URLSearchParams(search);
  if (withData.length < loads.length) asked.set('_routes', withData.join(','));
  const query = asked.size > 0 ? `?${asked}` : '';
  return {
    data: `${pathname.endsWith('/') ? `${pathname}_` : pathname}.data${query}`,
    withData,
    without: ids.filter((id) => !loads.includes(id)),
    module: page.module,
  };
}
