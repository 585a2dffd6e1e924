import { type SyntheticEvent, useCallback, useDeferredValue, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { savesData } from './saves-data.ts';

/** The pages that are being fetched ahead. */
interface PagesBeingFetched {
  readonly pages: readonly string[];
  /** Asks for a page; nothing happens while what was fetched before is fresh. */
  readonly prefetch: (path: string) => void;
  readonly arrived: (path: string) => void;
}

/**
 * Remembers which pages were fetched ahead, and when.
 * @param freshFor how long they may be kept, in seconds
 */
export function usePagesAhead(freshFor: number): PagesBeingFetched {
  const fetched = useRef(new Map<string, number>());
  const [pages, setPages] = useState<readonly string[]>([]);
  const prefetch = useCallback(
    (path: string) => {
      const before = fetched.current.get(path);
      const now = performance.now();
      if ((before !== undefined && now - before < freshFor * 1000) || savesData()) return;
      fetched.current.set(path, now);
      setPages((known) => (known.includes(path) ? known : [...known, path]));
    },
    [freshFor],
  );
  const arrived = useCallback(
    (path: string) => setPages((known) => known.filter((page) => page !== path)),
    [],
  );
  return { pages, prefetch, arrived };
}

interface PagesAheadProps {
  readonly pages: readonly string[];
  /** Called when the data of a page is there. */
  readonly onArrival: (path: string) => void;
}

/**
 * Fetches pages ahead, each until it has arrived: the browser's cache keeps it, and a change of path has nothing to draw
 * anew. The page on show is fetched, for a way back, when it has been left.
 */
export function PagesAhead({ pages, onArrival }: PagesAheadProps) {
  const shown = useDeferredValue(useLocation().pathname);
  return pages
    .filter((page) => page !== shown)
    .map((page) => <PageAhead key={page} page={page} onArrival={onArrival} />);
}

function PageAhead({ page, onArrival }: { page: string; onArrival: (path: string) => void }) {
  const done = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    // The code of a page comes once for all like it; it is the data that tells them apart.
    if (currentTarget.rel === 'prefetch') onArrival(page);
  };
  const whenDone = { onLoad: done, onError: done };
  return <PrefetchPageLinks page={page} {...whenDone} />;
}
