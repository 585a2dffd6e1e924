import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOpenMenu } from './use-open-menu.ts';

/** The menu's id, for the burger's `aria-controls`. Without scripts an address with it as fragment opens the menu. */
export const menuId = 'menu';

/** Where the menu is a column, always visible: the variant `column` of theme.css. */
const wide = '(min-width: 60rem)';

/** How long the menu stays after a route change before it starts to fade, in milliseconds (specification section 9). */
const closingDelay = 200;

/**
 * The states of the menu on small screens. It is open on the page on which it was opened. In `leaving` the route has changed and the menu is
 * about to close, but does not trap the focus any more; in `fading` it is closed and inert, but still visible until it has faded out.
 */
type Phase =
  | { readonly is: 'closed' | 'fading' }
  | { readonly is: 'open'; readonly at: string; readonly by: 'burger' | 'link' }
  | { readonly is: 'leaving'; readonly since: number };

export type MenuState = Phase['is'];

/** The menu of small screens, for the components that show it. */
export interface Menu {
  readonly state: MenuState;
  /** False until scripts run; the burger is then a plain link to the menu. */
  readonly scripted: boolean;
  readonly toggle: () => void;
  /** Goes on the element that holds both the burger and the menu. */
  readonly container: RefObject<HTMLElement | null>;
}

/**
 * The state of the menu: toggled by the burger, closed by Escape, by a wider screen, and 200 ms after a route change.
 * @param pathname the current path
 */
export function useMenu(pathname: string): Menu {
  const container = useRef<HTMLElement>(null);
  const [scripted, setScripted] = useState(false);
  const [phase, setPhase] = useState<Phase>({ is: 'closed' });
  const state = phase.is;
  const close = useCallback(() => setPhase(({ is }) => ({ is: is === 'closed' ? is : 'fading' })), []);

  // When the new page starts to render, since painting may come much later on a slow device or during a view transition.
  if (phase.is === 'open' && phase.at !== pathname) setPhase({ is: 'leaving', since: performance.now() });

  useEffect(() => setScripted(true), []);

  useEffect(() => {
    if (!scripted || window.location.hash !== `#${menuId}`) return;
    // The visitor opened the menu by its link before the scripts ran, so it starts open.
    const { pathname: path, search } = window.location;
    window.history.replaceState(window.history.state, '', path + search);
    if (!window.matchMedia(wide).matches) setPhase({ is: 'open', at: pathname, by: 'link' });
  }, [scripted, pathname]);

  // A layout effect, since passive effects wait for the view transition to finish.
  useLayoutEffect(() => {
    if (phase.is !== 'leaving') return;
    const timer = setTimeout(close, phase.since + closingDelay - performance.now());
    return () => clearTimeout(timer);
  }, [phase, close]);

  // The duration of the fade is that of the style sheet: none on a wide screen or with reduced motion. Not every browser can keep an
  // element visible during a transition of `display`.
  useLayoutEffect(() => {
    const menu = container.current?.querySelector('nav');
    if (state !== 'fading' || !menu) return;
    let isFading = true;
    const fades = menu.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fades).then(() => isFading && setPhase({ is: 'closed' }));
    return () => {
      isFading = false;
    };
  }, [state]);

  useEffect(() => {
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [close]);

  const isShut = state === 'closed' || state === 'fading';
  const toggle = isShut ? () => setPhase({ is: 'open', at: pathname, by: 'burger' }) : close;
  useOpenMenu(container, state, close, phase.is === 'open' && phase.by === 'burger');
  return { state, scripted, toggle, container };
}
