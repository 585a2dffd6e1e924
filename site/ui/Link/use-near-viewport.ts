import { type RefObject, useEffect } from 'react';

/** How near to the viewport a link must be to be fetched ahead, in CSS pixels (specification section 9). */
export const prefetchDistance = 200;

/**
 * What an element scrolls in: the page, or a part of it that scrolls by itself, as the side menu does. A part has to be
 * the observer's own root: its edge would clip a margin round the viewport.
 */
function scroller(element: Element): Element | null {
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  }
  return null;
}

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
      { root: scroller(element.current), rootMargin: `${prefetchDistance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
