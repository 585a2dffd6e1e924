import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { maxPageAge } from '../loaders/cache-lifetime.ts';
import { useBasePath } from './base-path.ts';
import { pageFiles } from './page-files.ts';

/** How near to the viewport a link must be for its page to be prefetched, in CSS pixels (specification section 9). */
const distance = '200px';

/** How many bytes, as transferred, are fetched ahead until the visitor does something, such as scrolling. */
const allowance = 40 * 1024;

/** How many files are fetched at once, and what must be left for them, since their sizes are not known before, in bytes. */
const atOnce = 2;
const expectedSize = 10 * 1024;

/** Links to pages of this site in its language; a dot is that of a file, such as a calendar, a question mark leads to what is found. */
const pageLinks = 'a[href^="/"]:not([href*="."], [href*="?"], [hreflang])';

/** The Network Information API, in browsers that have it (WICG Network Information API; W3C Save Data). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
}

/** True on a line so slow that pages fetched ahead would delay the one that is read, and the one that is chosen. */
function isSlow(): boolean {
  const { effectiveType = '4g' } = connection();
  return effectiveType !== '4g';
}

/** What somebody does who looks for something, and with a link before following it. */
const signsOfInterest = ['pointerover', 'pointerdown', 'focusin', 'scroll'] as const;

/**
 * The margin around the viewport, and around parts of the page with their own scrolling, as the menu, whose edge would otherwise
 * clip it. Browsers without `scrollMargin` have only the first; the others would add up both.
 */
function margins(): IntersectionObserverInit {
  const hasScrollMargin = 'scrollMargin' in IntersectionObserver.prototype;
  return hasScrollMargin ? { scrollMargin: distance } : { rootMargin: distance };
}

/** Runs something when the browser has nothing else to do. Safari does not tell, and gets a pause instead. */
const whenIdle: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** When each file was fetched, by its address, in milliseconds since the document began. */
const fetchedAt = new Map<string, number>();

/** The files of a link's page that the browser does not have yet, or has as a page that may have changed since. */
function missingFiles({ pathname }: HTMLAnchorElement, basePath: string): readonly string[] {
  return pageFiles(pathname, basePath).filter((file) => {
    const age = performance.now() - (fetchedAt.get(file) ?? Number.NEGATIVE_INFINITY);
    return age > (file.includes('.data?') ? maxPageAge * 1000 : Number.MAX_VALUE);
  });
}

/**
 * Fetches a file into the browser's HTTP cache, where the router's own request for it finds it. Its bytes are neither decoded nor run.
 * @returns its size as transferred; 0 for a file that could not be fetched, which the click will fetch
 */
async function fetchFile(file: string): Promise<number> {
  fetchedAt.set(file, performance.now());
  try {
    const response = await fetch(file, { priority: 'low' });
    // The body is read to its end, since a browser may cache it only then.
    const { byteLength } = await response.arrayBuffer();
    return Number(response.headers.get('Content-Length')) || byteLength;
  } catch {
    fetchedAt.delete(file);
    return 0;
  }
}

/**
 * Prefetches the pages of links of the current page: of those that come near, a few files at a time, while the browser is idle; and at once
 * of a link which somebody points at, touches or focuses, on a slow line of that one alone.
 * @returns what ends it
 */
function prefetch(basePath: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const near = new Set<HTMLAnchorElement>();
  const files: string[] = [];
  let left = allowance;
  let lanes = 0;
  const fetchNext = async () => {
    for (const link of near) {
      if (files.length > 0) break;
      near.delete(link);
      observer.unobserve(link);
      files.push(...missingFiles(link, basePath));
    }
    const file = signal.aborted || left < expectedSize ? undefined : files.shift();
    if (file === undefined) lanes -= 1;
    else {
      const size = await fetchFile(file);
      left -= size;
      whenIdle(fetchNext);
    }
  };
  const fetchNear = () => {
    for (; lanes < Math.min(atOnce, near.size + files.length); lanes += 1) whenIdle(fetchNext);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      near[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    fetchNear();
  }, margins());
  const act = ({ target }: Event) => {
    left = allowance;
    fetchNear();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
    if (link) missingFiles(link, basePath).forEach(fetchFile);
  };
  for (const sign of signsOfInterest) document.addEventListener(sign, act, { signal, capture: true });
  // In the frame that lays out the page anyway.
  requestAnimationFrame(() => {
    if (isSlow() || signal.aborted) return;
    for (const link of document.querySelectorAll(pageLinks)) observer.observe(link);
  });
  return () => {
    end.abort();
    observer.disconnect();
  };
}

/**
 * Prefetches the code and data of pages whose links come near. React Router's own `prefetch="viewport"` waits until half of a
 * link is in view, fetches everything at once and runs the code, and its `<link rel="prefetch">` is unknown to Safari and refused
 * by Firefox under `default-src 'none'`. So the files are fetched by script, which every engine allows.
 */
export function Prefetch(): null {
  const { key } = useLocation();
  const basePath = useBasePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useLayoutEffect(() => (connection().saveData ? undefined : prefetch(basePath)), [key, basePath]);
  return null;
}
