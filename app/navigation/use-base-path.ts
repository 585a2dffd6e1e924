import { useHref } from 'react-router';

/** What stands before every path of the site in an address, without a slash at its end; empty but in a preview. */
export function useBasePath(): string {
  return useHref('/').replace(/\/$/, '');
}
