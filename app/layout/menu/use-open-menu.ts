import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { MenuState } from './use-menu.ts';

/** Everything that can have focus while the menu is open: the header above it (title, exit link, burger), its links and folds. */
const stops = 'a[href], button, summary';

/** The menu and the burger are in view already: WebKit would scroll the page behind them. */
const inPlace = { preventScroll: true } as const;

/**
 * The rules of the open menu: focus moves into it, Tab goes round within the header and the links, Escape closes,
 * and focus returns to the burger (ARIA Authoring Practices, disclosure navigation; WCAG 2.1.2, 2.4.3).
 * When a route change closes the menu, focus is left to the new page. Choosing the current page changes no route, so that closes at once.
 * @param takesFocus false for a menu that was open before scripts ran: the visitor's focus stays where it is
 */
export function useOpenMenu(
  container: RefObject<HTMLElement | null>,
  state: MenuState,
  close: () => void,
  takesFocus: boolean,
): void {
  const before = useRef(state);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') cycleFocus(event, container.current);
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.target === '' && link.pathname === window.location.pathname) close();
  });
  const enter = useEffectEvent(() => {
    if (takesFocus) container.current?.querySelector<HTMLElement>('nav a[href]')?.focus(inPlace);
  });

  useEffect(() => {
    const burger = container.current?.querySelector<HTMLElement>('[data-menu-toggle]');
    if (state === 'fading' && before.current === 'open') burger?.focus(inPlace);
    before.current = state;
    if (state !== 'open') return;
    enter();
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    container.current?.addEventListener('click', (event) => onClick(event), { signal });
    return () => end.abort();
  }, [container, state]);
}

function cycleFocus(event: KeyboardEvent, container: HTMLElement | null): void {
  // Without the links in a closed fold.
  const all = [...(container?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const [first, last] = [all[0], all.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const arriving = event.shiftKey ? last : first;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  arriving?.focus();
}
