import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { menuId } from './menu-id.ts';
import { useFocusWithin } from './use-focus-within.ts';

/** The wide layout's media query: Tailwind's `sm-md` breakpoint, where the menu is always on show. */
const wide = '(min-width: 44rem)';

/** How long the menu stays after a route change before it starts to fade, in milliseconds (specification section 9). */
export const closingDelay = 200;

/** Open, closed, or leaving: the route has changed and the menu is about to close, but no longer holds the visitor. */
export type MenuState = 'closed' | 'open' | 'leaving';

/** The menu of small screens, for the views that show it. */
export interface Menu {
  readonly state: MenuState;
  /** False until scripts run; the burger is then a plain link to the menu. */
  readonly scripted: boolean;
  readonly toggle: () => void;
  /** Goes on the element that holds both the burger and the menu. */
  readonly container: React.RefObject<HTMLElement | null>;
}

/**
 * The state of the menu: toggled by the burger, closed by Escape, by a wider screen, and 200 ms after a route change.
 * @param pathname the current path
 */
export function useMenu(pathname: string): Menu {
  const container = useRef<HTMLElement>(null);
  const [state, setState] = useState<MenuState>('closed');
  const [scripted, setScripted] = useState(false);
  const pathAtOpening = useRef(pathname);

  useEffect(() => {
    setScripted(true);
    if (window.location.hash !== `#${menuId}`) return;
    // The visitor opened the menu by its link before the scripts ran: go on from there.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    if (!window.matchMedia(wide).matches) setState('open');
  }, []);

  // A layout effect, since passive effects wait for the view transition to finish.
  useLayoutEffect(() => {
    if (pathAtOpening.current === pathname) return;
    pathAtOpening.current = pathname;
    setState((before) => (before === 'open' ? 'leaving' : before));
    const timer = setTimeout(() => setState('closed'), closingDelay);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    const query = window.matchMedia(wide);
    const close = () => setState('closed');
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  const toggle = useCallback(() => setState((before) => (before === 'open' ? 'closed' : 'open')), []);
  useFocusWithin(container, state, toggle);
  return { state, scripted, toggle, container };
}
