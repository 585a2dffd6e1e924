import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { maxPageAge } from '../loaders/cache-lifetime.ts';
import { useBasePath } from './base-path.ts';
import { importRouteModule } from './route-modules.ts';

/** How near to the viewport a link must be for its page to be prefetched, in CSS pixels (specification section 9). */
const distance = '200px';

/** Links to pages of this site in its language; a dot is that of a file, such as a calendar. */
const pageLinks = 'a[href^="/"]:not([href*="."], [hreflang])';

/** The Network Information API, in browsers that have it (WICG Network Information API; W3C Save Data). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
}

/** True for a visitor with data saving, for whom nothing is prefetched. */
function savesData(): boolean {
  return connection().saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** True on a line so slow that pages fetched ahead would delay the one that is read, and the one that is chosen. */
function isSlow(): boolean {
  const { effectiveType = '4g' } = connection();
  return effectiveType !== '4g';
}

/** What somebody does with a link before following it. */
const signsOfInterest = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The margin around the viewport, and around parts of the page with their own scrolling, as the menu, whose edge would otherwise
 * clip it. Browsers without `scrollMargin` have only the first; the others would add up both.
 */
function margins(): IntersectionObserverInit {
  const hasScrollMargin = 'scrollMargin' in IntersectionObserver.prototype;
  return hasScrollMargin ? { scrollMargin: distance } : { rootMargin: distance };
}

/**
 * Observes the links of the current page.
 * @param onNear is called with the addresses of links of this site that come near; on a slow line with that of the link which
 *   somebody points at, touches or focuses
 */
function useNearLinks(onNear: (pages: readonly string[]) => void): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useLayoutEffect(() => {
    if (savesData()) return;
    if (isSlow()) {
      const touched = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
        if (link) onNear([link.pathname + link.search]);
      };
      for (const sign of signsOfInterest) document.addEventListener(sign, touched);
      return () => {
        for (const sign of signsOfInterest) document.removeEventListener(sign, touched);
      };
    }
    const observer = new IntersectionObserver((entries) => {
      const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      const near = links.filter((link) => link instanceof HTMLAnchorElement);
      for (const link of near) observer.unobserve(link);
      if (near.length > 0) onNear(near.map(({ pathname, search }) => pathname + search));
    }, margins());
    // In the frame that lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      for (const link of document.querySelectorAll(pageLinks)) observer.observe(link);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [key]);
}

/** Fetches a page's data into the browser's HTTP cache, where the router's own request for it finds it. */
async function fetchData(href: string): Promise<void> {
  const response = await fetch(href, { priority: 'low' });
  // The body is read to its end, since a browser may cache it only then.
  await response.arrayBuffer();
}

/** A document without a window: its links fetch nothing. */
const inert = import.meta.env.SSR ? undefined : document.implementation.createHTMLDocument('');

/**
 * Prefetches the code and data of pages whose links come near. React Router's own `prefetch="viewport"` waits until half of a
 * link is in view, and its `<link rel="prefetch">` is unknown to Safari and refused by Firefox under `default-src 'none'`. So
 * its links are read, not followed: their addresses are fetched by script, which every engine allows.
 */
export function Prefetch() {
  const [pages, setPages] = useState<readonly string[]>([]);
  const fetchedAt = useRef(new Map<string, number>());
  const basePath = useBasePath();
  useNearLinks((near) => {
    for (const page of near) {
      const [path] = page.slice(basePath.length).split('?', 1);
      importRouteModule(path || '/').then(
        () => setPages((before) => [...new Set([...before, page])]),
        () => {},
      );
    }
  });
  useEffect(() => {
    if (inert === undefined || pages.length === 0) return;
    for (const link of inert.querySelectorAll('link[rel="prefetch"]')) {
      const href = link.getAttribute('href') ?? '';
      const now = performance.now();
      if (now - (fetchedAt.current.get(href) ?? Number.NEGATIVE_INFINITY) < maxPageAge * 1000) continue;
      fetchedAt.current.set(href, now);
      // What could not be fetched is fetched by the click.
      fetchData(href).catch(() => fetchedAt.current.delete(href));
    }
    // Others may have come near in between.
    setPages((current) => current.filter((page) => !pages.includes(page)));
  }, [pages]);
  if (inert === undefined) return null;
  return createPortal(
    pages.map((page) => <PrefetchPageLinks key={page} page={page} />),
    inert.body,
  );
}
