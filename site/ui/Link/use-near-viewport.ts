import { type RefObject, useEffect } from 'react';

/** How near to the viewport a link must be to be fetched ahead, in CSS pixels (specification section 9). */
export const prefetchDistance = 200;

/**
 * Calls back once, when an element first comes within `prefetchDistance` of the viewport.
 * @param element what to watch
 * @param onNear must be stable between renders
 */
export function useNearViewport(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      // The second margin is for links in a list that scrolls by itself, as the side menu does: its edge would clip the first.
      { rootMargin: `${prefetchDistance}px`, scrollMargin: `${prefetchDistance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
