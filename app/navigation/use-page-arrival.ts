import { fragmentTarget } from './fragment-target.ts';
import { usePathChange } from './use-path-change.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useWayBack } from './use-way-back.ts';

/**
 * Scrolls after client-side navigation, as a browser does for a new document: to the top, or to the element that the address
 * names (specification section 2).
 */
export function usePageArrival(address: string): void {
  useScrollRestoration();
  useWayBack();
  usePathChange(address, () => {
    const target = fragmentTarget();
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
}
