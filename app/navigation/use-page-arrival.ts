import { usePathChange } from './use-path-change.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The place in the page that an address with a fragment names, if there is one. */
function namedPlace(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
}

/**
 * What a browser does when a new page arrives, for pages that are swapped without one: the view goes to the top, or to the
 * place that the address names (specification section 2).
 */
export function usePageArrival(address: string): void {
  useScrollRestoration();
  usePathChange(address, () => {
    const place = namedPlace();
    if (place) place.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
}
