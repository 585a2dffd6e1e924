import { useEffect } from 'react';

/**
 * Whose memory of the view holds. A change of path brings the view to the top, Back and Forward too (specification
 * section 2), so within the site the browser's own is switched off. To load a page again, or to come back to it from
 * another site, is no change of path: for that the browser keeps the place (HTML, `history.scrollRestoration`).
 * A hidden page counts as left: a telephone may throw it away without a word, and load it again when it is looked at.
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
    // Until it is shown the browser may still be about to put the page back where it was.
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
