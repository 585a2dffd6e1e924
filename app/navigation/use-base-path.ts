import { useHref } from 'react-router';

/** The prefix of every path of the site, without a slash at its end; empty except in a preview. */
export function useBasePath(): string {
  return useHref('/').replace(/\/$/, '');
}
