import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { MenuState } from './menu-state.ts';

/**
 * Says when a fading menu has faded out, whatever that takes: the length is the style sheet's, and it is nothing on a wide
 * screen or where less motion is asked for. No browser is relied on to keep an element drawn that is no longer displayed.
 */
export function useFadeEnd(
  container: RefObject<HTMLElement | null>,
  state: MenuState,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  // A layout effect, since passive effects wait for the view transition to finish.
  useLayoutEffect(() => {
    const menu = container.current?.querySelector('nav');
    if (state !== 'fading' || !menu) return;
    let isFading = true;
    const fades = menu.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fades).then(() => isFading && end());
    return () => {
      isFading = false;
    };
  }, [container, state]);
}
