import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closed, closing, type Menu, menuId, type Phase, stateOf } from './menu-state.ts';
import { useOpenMenu } from './use-open-menu.ts';

/** Where the menu is a column, always visible: the variant `column` of theme.css. */
const wide = '(min-width: 60rem)';

/** How long the menu stays after a route change before it starts to fade, in milliseconds (specification section 9). */
const closingDelay = 200;

/**
 * The state of the menu: toggled by the burger, closed by Escape, by a wider screen, and 200 ms after a route change.
 * @param pathname the current path
 */
export function useMenu(pathname: string): Menu {
  const container = useRef<HTMLElement>(null);
  const [scripted, setScripted] = useState(false);
  const [phase, setPhase] = useState<Phase>(closed);
  const state = stateOf(phase, pathname);
  const pathChangedAt = usePathChangedAt(pathname);
  const close = useCallback(() => setPhase(closing), []);

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
    if (state !== 'leaving') return;
    const timer = setTimeout(close, pathChangedAt + closingDelay - performance.now());
    return () => clearTimeout(timer);
  }, [state, close, pathChangedAt]);

  // The duration of the fade is that of the style sheet: none on a wide screen or with reduced motion. Not every browser can keep an
  // element visible during a transition of `display`.
  useLayoutEffect(() => {
    const menu = container.current?.querySelector('nav');
    if (state !== 'fading' || !menu) return;
    let isFading = true;
    const fades = menu.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fades).then(() => isFading && setPhase(closed));
    return () => {
      isFading = false;
    };
  }, [state]);

  useEffect(() => {
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [close]);

  const opened: Phase = { is: 'open', at: pathname, by: 'burger' };
  const toggle = () => setPhase((before) => (before.is === 'open' ? closing(before) : opened));
  useOpenMenu(container, state, close, phase.is === 'open' && phase.by === 'burger');
  return { state, scripted, toggle, container };
}

/**
 * The time at which the path changed, on the clock of `performance.now()`. It is taken when the new page starts to render,
 * since painting may come much later on a slow device or during a view transition.
 * @param pathname the current path
 */
function usePathChangedAt(pathname: string): number {
  const [change, setChange] = useState({ pathname, at: 0 });
  if (change.pathname === pathname) return change.at;
  const at = performance.now();
  setChange({ pathname, at });
  return at;
}
