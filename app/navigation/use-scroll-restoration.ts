import { useEffect } from 'react';

/**
 * Decides whether the browser restores the scroll position. Every change of path scrolls to the top, Back and Forward included
 * (specification section 2), so within the site the browser's restoration is off. A reload, and coming back from another
 * site, are no changes of path: for them it is on (HTML, `history.scrollRestoration`). It is also on while the page is
 * hidden, because a phone may discard the page and load it again later.
 */
export function useScrollRestoration(): void {
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
