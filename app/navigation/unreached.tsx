import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../loaders/page-data.ts';
import { OutageNotice } from '../pages/errors.tsx';

declare global {
  /** The code of the routes that React Router has loaded, by their ids. It awaits what it finds there. */
  var __reactRouterRouteModules: Record<string, unknown>;
}

/**
 * The page whose data or code could not be fetched: the fault is that of the visitor's line. Once the site is reached, the document is loaded
 * anew, since a browser may never fetch a failed module again (WHATWG HTML, pull request 10327).
 */
export function UnreachedPage() {
  const { church } = useRootData();
  const { pathname, search } = useLocation();
  // Whenever it is rendered, as after “Try again”.
  useEffect(() => {
    fetch('', { cache: 'no-store' }).then(
      () => window.location.reload(),
      () => {},
    );
  });
  return <OutageNotice church={church} unreached={pathname + search} />;
}

/**
 * Keeps the site in the window when the code of a page cannot be fetched. React Router would reload the page that is open, and without a
 * network a browser then shows an error page of its own; so the router finds the code, or what stands for it, as if it had it already.
 */
export function useMissingCode(): void {
  useEffect(() => {
    const modules = globalThis.__reactRouterRouteModules;
    for (const { id, module } of Object.values(globalThis.__reactRouterManifest.routes)) {
      if (id in modules) continue;
      const get = async () => {
        const code = await import(/* @vite-ignore */ module).catch(() => ({ default: UnreachedPage }));
        set(code);
        return code;
      };
      // React Router sets it too, where a click came before this effect.
      const set = (value: unknown) => Object.defineProperty(modules, id, { value, writable: true });
      Object.defineProperty(modules, id, { get, set, configurable: true });
    }
  }, []);
}
