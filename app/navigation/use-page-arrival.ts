import { usePathChange } from './use-path-change.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The element that the address's fragment names, if there is one. */
function fragmentTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
}

/**
 * Scrolls after client-side navigation, as a browser does for a new document: to the top, or to the element that the address
 * names (specification section 2).
 */
export function usePageArrival(address: string): void {
  useScrollRestoration();
  usePathChange(address, () => {
    const target = fragmentTarget();
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
}
