import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { percentDecoded } from '#domain/link/safe-href.ts';

/** The element that the address's fragment names, as it is or decoded (HTML, "find a potential indicated element"). */
function fragmentTarget(): HTMLElement | null {
  const fragment = window.location.hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(percentDecoded(fragment));
}

/**
 * Moves the focus to the heading of the page, or of the section that the address names, without a visible focus ring; but not away from
 * what has been focused on the new page since, as a field in which somebody types while a transition holds back the frame.
 */
function focusHeading(): void {
  if (document.activeElement?.closest('main')) return;
  const page = document.querySelector('main h1');
  const target = fragmentTarget();
  const heading = target?.matches('h2,h3,h4,h5,h6') ? target : (target?.querySelector('h2,h3') ?? page);
  if (!(heading instanceof HTMLElement)) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls and moves the focus after client-side navigation, as a browser does for a new document: to the top, or to the element that the
 * address names (specification section 2), and to its heading, so that a screen reader continues there (WCAG 2.4.3).
 * @param path of the page
 */
export function usePageArrival(path: string): void {
  useScrollRestoration();
  useWayBack();
  usePathChange(path, () => {
    const target = fragmentTarget();
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    // Changing the focus forces a layout, so it is changed in the frame that lays out the page anyway.
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
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
    const set = (restoration: ScrollRestoration) => {
      window.history.scrollRestoration = restoration;
    };
    const followVisibility = () => set(document.visibilityState === 'hidden' ? 'auto' : 'manual');
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('pageshow', () => set('manual'), { signal });
    window.addEventListener('pagehide', () => set('auto'), { signal });
    document.addEventListener('visibilitychange', followVisibility, { signal });
    // Until the page is shown, the browser may still have to restore its position.
    if (document.readyState === 'complete') followVisibility();
    return () => end.abort();
  }, []);
}

/**
 * Lets visitors come back to the section of a page that they left, such as a day of Coming Up. Back starts at the top of a page, as
 * every change of path does (specification section 2), unless its address names a section. So before a link is followed, the address
 * gets the name of the section that the link is in. Without scripts the browser itself restores the position.
 */
function useWayBack(): void {
  useEffect(() => {
    const nameSection = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const section = link?.closest('[data-way-back][id]');
      if (section) window.history.replaceState(window.history.state, '', `#${section.id}`);
    };
    document.addEventListener('click', nameSection, { capture: true });
    return () => document.removeEventListener('click', nameSection, { capture: true });
  }, []);
}

/**
 * Runs an effect on every change of path, Back and Forward included, and never on first render.
 * It is a layout effect, because passive ones wait until a view transition has finished, which is too late after a click.
 * @param pathname the current path
 * @param effect may return a clean-up function
 */
export function usePathChange(pathname: string, effect: () => undefined | (() => void)): void {
  const before = useRef(pathname);
  const run = useEffectEvent(effect);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return run();
  }, [pathname]);
}
