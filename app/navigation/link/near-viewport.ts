/** How near to the viewport a link must be to be fetched ahead, in CSS pixels (specification section 9). */
export const prefetchDistance = 200;

/** Watches elements until each has once been within `prefetchDistance` of the viewport; returns what ends the watch. */
export type Watch = (element: Element, onNear: () => void) => () => void;

/**
 * What an element scrolls in: the page, or a part of it that scrolls by itself, as the side menu does. A part has to be
 * the observer's own root: its edge would clip a margin round the viewport.
 * @param known what was found before: a page's links share their ancestors, and asking for a style is dear
 */
function scroller(element: Element, known: WeakMap<Element, Element | null>): Element | null {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return null;
  let found = known.get(parent);
  if (found === undefined) {
    found = /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scroller(parent, known);
    known.set(parent, found);
  }
  return found;
}

/** Makes a watch that has one observer for all elements that scroll together. */
export function watchNearViewport(): Watch {
  const scrollers = new WeakMap<Element, Element | null>();
  const observers = new Map<Element | null, IntersectionObserver>();
  const calls = new WeakMap<Element, () => void>();
  const waiting = new Set<() => void>();

  function observerOf(root: Element | null): IntersectionObserver {
    const before = observers.get(root);
    if (before !== undefined) return before;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          calls.get(target)?.();
        }
      },
      { root, rootMargin: `${prefetchDistance}px` },
    );
    observers.set(root, observer);
    return observer;
  }

  function observeWaiting(): void {
    for (const observe of waiting) observe();
    waiting.clear();
  }

  return (element, onNear) => {
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer = observerOf(scroller(element, scrollers));
      observer.observe(element);
    };
    calls.set(element, onNear);
    // With the frame for which the page is laid out anyway: to ask for a style before it would lay it out by itself, and a
    // click would wait for that.
    if (waiting.size === 0) requestAnimationFrame(observeWaiting);
    waiting.add(observe);
    return () => {
      waiting.delete(observe);
      observer?.unobserve(element);
    };
  };
}
