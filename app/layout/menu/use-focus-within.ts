import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { MenuState } from './menu-state.ts';

/** Everything that can have focus while the menu is open: the header above it (title, exit link, burger), its links and folds. */
const stops = 'a[href], button, summary';

/**
 * Keyboard rules of the open menu: focus moves into it, Tab goes round within the header and the links, Escape closes,
 * and focus returns to the burger (ARIA Authoring Practices, disclosure navigation; WCAG 2.1.2, 2.4.3).
 * When a route change closes the menu, focus is left to the new page.
 * @param takesFocus false for a menu that was open before scripts ran: the visitor's focus stays where it is
 */
export function useFocusWithin(
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
  const enter = useEffectEvent(() => {
    if (takesFocus) container.current?.querySelector<HTMLElement>('nav a[href]')?.focus();
  });

  useEffect(() => {
    const burger = container.current?.querySelector<HTMLElement>('[data-menu-toggle]');
    if (state === 'fading' && before.current === 'open') burger?.focus();
    before.current = state;
    if (state !== 'open') return;
    enter();
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
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
