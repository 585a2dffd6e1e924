import { use } from 'react';
import { useHref } from 'react-router';
import { PageLocaleContext } from '../language/page-locale.ts';

/** The path of a page as links to it have it. @param pathname the router's own path */
export function useFullPath(pathname: string): string {
  return useHref(pathname);
}

/** What every path of the pages begins with, without a slash at its end; empty except in a preview and a further language. */
export function useBasePath(): string {
  return useHref('/').replace(/\/$/, '');
}

/**
 * The path above the prefixes of all languages, without a slash at its end; empty except in a preview. Files that the languages share, such
 * as pictures, are there.
 */
export function useSharedBasePath(): string {
  const { prefix = '' } = use(PageLocaleContext) ?? {};
  const own = useBasePath();
  return own.slice(0, own.length - prefix.length);
}
