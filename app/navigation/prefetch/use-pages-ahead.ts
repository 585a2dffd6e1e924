import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { asksForLayout, fetchedAhead } from '../../freshness.ts';
import { fetchPage } from './fetch-page.ts';
import { planPage } from './page-plan.ts';
import { savesData } from './saves-data.ts';

/**
 * Fetches pages ahead, each once for as long as it is fresh. The page on show is fetched, for a way back, when it has been
 * left.
 * @param pathname the path of the page on show
 * @returns asks for a page; the same from page to page
 */
export function usePagesAhead(pathname: string): (path: string) => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const fetched = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const atLeaving = useRef(new Set<string>());

  const fetchAhead = useCallback(
    (path: string) => {
      const before = fetched.current.get(path);
      const now = performance.now();
      if ((before !== undefined && now - before < fetchedAhead * 1000) || savesData()) return;
      if (path === shown.current) return void atLeaving.current.add(path);
      const ids = router?.match(path)?.map(({ route }) => route.id);
      const plan = routes && ids && planPage(path, ids, routes, asksForLayout());
      if (plan === undefined) return;
      fetched.current.set(path, now);
      // What could not be had is asked for again by a click, which says what is wrong.
      fetchPage(plan, new URL(path, window.location.href).href).catch(() => {});
    },
    [router, routes],
  );

  // At once: a link of the new page may come near before its other effects have run.
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    for (const path of atLeaving.current) {
      if (path === pathname) continue;
      atLeaving.current.delete(path);
      fetchAhead(path);
    }
  }, [pathname, fetchAhead]);
  return fetchAhead;
}
