import { type EntryContext, matchPath } from 'react-router';

const id = 'route-modules';

/** Writes which module each page's route has, by its pattern: a data block, which no browser runs. */
export function routeModulesBlock({ manifest }: EntryContext): string {
  const modules = Object.values(manifest.routes).flatMap((route) =>
    route?.parentId === 'routes/frame' && route.path?.startsWith('/') ? [[route.path, route.module]] : [],
  );
  const text = JSON.stringify(Object.fromEntries(modules)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

const modules: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/**
 * Loads the code of a page, so that React Router finds it loaded. When the router's own import is broken off, it reloads the page,
 * and in Firefox and Safari that cancels a visitor's leaving; an import of ours that fails does nothing.
 * @param path of the page, without the base path of the site
 */
export async function importRouteModule(path: string): Promise<void> {
  const [, module] = Object.entries(modules).find(([pattern]) => matchPath(pattern, path)) ?? [];
  if (module !== undefined) await import(/* @vite-ignore */ module);
}
