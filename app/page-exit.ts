import { usePageOnShow } from './page-data.ts';

/**
 * Where "Exit this page" leads, when the page on show is one to leave in a hurry: its view then names an `exitUrl`.
 * The layout needs it, since the way out stands beside the skip link and in the header.
 */
export function useExitUrl(): string | undefined {
  const view = usePageOnShow()?.view;
  const hasExit = typeof view === 'object' && view !== null && 'exitUrl' in view;
  return hasExit && typeof view.exitUrl === 'string' ? view.exitUrl : undefined;
}
