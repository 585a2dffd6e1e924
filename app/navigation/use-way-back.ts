import { useEffect } from 'react';

/** A part of a page to which a visitor comes back after following a link in it. */
const parts = '[data-way-back][id]';

/**
 * Lets visitors come back to the part of a page that they left. Back starts at the top of a page, as every change of path does
 * (specification section 2), unless its address names a part. So before a link is followed, the address gets the name of the part
 * that the link is in. Without scripts the browser itself restores the position.
 */
export function useWayBack(): void {
  useEffect(() => {
    const name = ({ target }: MouseEvent) => {
      const part = target instanceof Element && target.closest('a') && target.closest(parts);
      if (part) window.history.replaceState(window.history.state, '', `#${part.id}`);
    };
    document.addEventListener('click', name, { capture: true });
    return () => document.removeEventListener('click', name, { capture: true });
  }, []);
}
