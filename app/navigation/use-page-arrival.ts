import { useEffect } from 'react';
import { usePathChange } from './use-path-change.ts';

/** The element that the address's fragment names, if there is one. A fragment may hold a lone `%`, as editors write it. */
export function fragmentTarget(): HTMLElement | null {
  const fragment = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}

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

/**
 * Decides whether the browser restores the scroll position. Every change of path scrolls to the top, Back and Forward included
 * (specification section 2), so within the site the browser's restoration is off. A reload, and coming back from another
 * site, are no changes of path: for them it is on (HTML, `history.scrollRestoration`). It is also on while the page is
 * hidden, because a phone may discard the page and load it again later.
 */
function useScrollRestoration(): void {
  useEffect(() => {
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const stay = () => {
      window.history.scrollRestoration = 'manual';
    };
    const look = () => (document.visibilityState === 'hidden' ? leave() : stay());
    // Until the page is shown, the browser may still have to restore its position.
    if (document.readyState === 'complete') look();
    window.addEventListener('pageshow', stay);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pageshow', stay);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** A part of a page to which a visitor comes back after following a link in it. */
const parts = '[data-way-back][id]';

/**
 * Lets visitors come back to the part of a page that they left. Back starts at the top of a page, as every change of path does
 * (specification section 2), unless its address names a part. So before a link is followed, the address gets the name of the part
 * that the link is in. Without scripts the browser itself restores the position.
 */
function useWayBack(): void {
  useEffect(() => {
    const name = ({ target }: MouseEvent) => {
      const part = target instanceof Element && target.closest('a') && target.closest(parts);
      if (part) window.history.replaceState(window.history.state, '', `#${part.id}`);
    };
    document.addEventListener('click', name, { capture: true });
    return () => document.removeEventListener('click', name, { capture: true });
  }, []);
}
