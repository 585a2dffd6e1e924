import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFullPath } from '../../navigation/base-path.ts';
import { useFadeEnd } from './use-fade-end.ts';
import { useFocusWithin } from './use-focus-within.ts';

/**
 * The states of the menu on small screens. In `leaving` the route has changed and the menu is about to close, but does not
 * trap the focus any more; in `fading` it is closed and inert, but still visible until it has faded out.
 */
export type MenuState = 'closed' | 'open' | 'leaving' | 'fading';

/** The menu's id, for the burger's `aria-controls`. Without scripts an address with it as fragment opens the menu. */
export const menuId = 'menu';

/** Where the menu is a column, always visible: the variant `column` of theme.css. */
const wide = '(min-width: 60rem), (min-width: 44rem) and (min-height: 28rem)';

/** How long the menu stays after a route change before it starts to fade, in milliseconds (specification section 9). */
const closingDelay = 200;

/** The menu of small screens, for the components that show it. */
export interface Menu {
  readonly state: MenuState;
  /** False until scripts run; the burger is then a plain link to the menu. */
  readonly scripted: boolean;
  readonly toggle: () => void;
  /** Goes on the element that holds both the burger and the menu. */
  readonly container: RefObject<HTMLElement | null>;
}

/** The last requested state of the menu. An open menu has the path at which it was opened, and by what. */
type Phase =
  | { readonly is: 'closed' | 'fading' }
  | { readonly is: 'open'; readonly at: string; readonly by: 'burger' | 'link' };

const closed: Phase = { is: 'closed' };

/** A visible menu fades out before it is removed. */
function closing(phase: Phase): Phase {
  return phase.is === 'open' ? { is: 'fading' } : phase;
}

/** A menu that was opened on another page than the current one is about to close. */
function stateOf(phase: Phase, pathname: string): MenuState {
  return phase.is === 'open' && phase.at !== pathname ? 'leaving' : phase.is;
}

/**
 * The state of the menu: toggled by the burger, closed by Escape, by a wider screen, and 200 ms after a route change.
 * @param pathname the current path
 */
export function useMenu(pathname: string): Menu {
  const container = useRef<HTMLElement>(null);
  const scripted = useScripted();
  const [phase, setPhase] = useState<Phase>(closed);
  const state = stateOf(phase, pathname);
  const pathChangedAt = usePathChangedAt(pathname);
  const close = useCallback(() => setPhase(closing), []);

  useEffect(() => {
    if (!scripted || window.location.hash !== `#${menuId}`) return;
    // The visitor opened the menu by its link before the scripts ran, so it starts open.
    const { pathname: at, search } = window.location;
    window.history.replaceState(window.history.state, '', at + search);
    if (!window.matchMedia(wide).matches) setPhase({ is: 'open', at, by: 'link' });
  }, [scripted]);

  // A layout effect, since passive effects wait for the view transition to finish.
  useLayoutEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(close, pathChangedAt + closingDelay - performance.now());
    return () => clearTimeout(timer);
  }, [state, close, pathChangedAt]);

  useFadeEnd(container, state, () => setPhase(closed));

  useEffect(() => {
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [close]);

  const toggle = useCallback(
    () =>
      setPhase((before) =>
        before.is === 'open' ? closing(before) : { is: 'open', at: pathname, by: 'burger' },
      ),
    [pathname],
  );
  useFocusWithin(container, state, close, phase.is === 'open' && phase.by === 'burger');
  useClosedBySamePage(container, state, pathname, close);
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

function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}

/** Choosing the current page changes no route, so the menu closes at once. */
function useClosedBySamePage(
  container: RefObject<HTMLElement | null>,
  state: MenuState,
  pathname: string,
  close: () => void,
): void {
  const href = useFullPath(pathname);
  useEffect(() => {
    const header = container.current;
    if (state !== 'open' || header === null) return;
    const listen = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.target === '' && link.pathname === href) close();
    };
    header.addEventListener('click', listen);
    return () => header.removeEventListener('click', listen);
  }, [container, state, href, close]);
}
