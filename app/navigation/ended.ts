import { createContext, use, useEffect, useMemo, useState } from 'react';
import { maxTimer, siteTime } from './RevalidateWhenStale.tsx';

const nothing: ReadonlySet<string> = new Set();

/** What has ended since the page was made: the paths of pages and events, and the ids of notices. */
export const EndedContext = createContext(nothing);

export function useEnded(): ReadonlySet<string> {
  return use(EndedContext);
}

/** The items of a list that have not ended. */
export function useCurrent<Item extends { readonly path: string }>(items: readonly Item[]): readonly Item[] {
  const ended = useEnded();
  return ended.size === 0 ? items : items.filter(({ path }) => !ended.has(path));
}

/**
 * What has ended by its own date, by the clock of the browser: nobody makes an exported page anew at that instant. While React takes over the
 * page nothing has, as in the document.
 * @param endings when each ends, in milliseconds since 1970; undefined on a server's page, which is made again
 */
export function useEndedNow(endings: Readonly<Record<string, number>> | undefined): ReadonlySet<string> {
  /** The last of the ends that have come. */
  const [last, setLast] = useState(0);
  useEffect(() => {
    const ends = Object.values(endings ?? {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const now = siteTime();
      setLast(Math.max(0, ...ends.filter((end) => end <= now)));
      const ahead = ends.filter((end) => end > now);
      if (ahead.length > 0) timer = setTimeout(check, Math.min(...ahead.map((end) => end - now), maxTimer));
    };
    check();
    return () => clearTimeout(timer);
  }, [endings]);
  return useMemo(() => {
    const over = Object.entries(endings ?? {}).filter(([, end]) => end <= last);
    return over.length === 0 ? nothing : new Set(over.map(([key]) => key));
  }, [endings, last]);
}
