import { useHref } from 'react-router';

/** What every path of the pages begins with, without a slash at its end; empty except in a preview and a further language. */
export function useBasePath(): string {
  return useHref('/').replace(/\/$/, '');
}

/** The path of a page with what every path begins with, as links to it have it. */
export function useFullPath(pathname: string): string {
  return useHref(pathname);
}
