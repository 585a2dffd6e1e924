import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { MenuState } from './use-menu.ts';

/**
 * Calls back when a fading menu has faded out. The duration is that of the style sheet: none on a wide screen or with
 * reduced motion. It does not rely on browsers that can keep an element visible during a transition of `display`.
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
