import { createContext, use, useEffect, useState } from 'react';
import { maxTimer, siteTime } from './RevalidateWhenStale.tsx';

/** When each thing ends by its own date, in milliseconds since 1970. */
export type Endings = Readonly<Record<string, number>>;

const nothing: ReadonlySet<string> = new Set();

/** What has ended since the page was made: the paths of pages and events, the ids of notices, and days. */
export const EndedContext = createContext(nothing);

export function useEnded(): ReadonlySet<string> {
  return use(EndedContext);
}

/** The items of a list that have not ended. */
export function useCurrent<Item extends { readonly path: string }>(items: readonly Item[]): readonly Item[] {
  const ended = useEnded();
  return items.filter(({ path }) => !ended.has(path));
}

/**
 * What has ended by its own date, by the clock of the browser: nobody makes an exported page anew at that instant. While React takes over the
 * page nothing has, as in the document.
 * @param layout undefined around a server's page, which is made again
 * @param page undefined for most pages
 */
export function useEndedNow(layout: Endings | undefined, page: Endings | undefined): ReadonlySet<string> {
  const [ended, setEnded] = useState(nothing);
  useEffect(() => {
    if (!layout && !page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const left = Object.entries({ ...layout, ...page }).map(
        ([key, end]) => [key, end - siteTime()] as const,
      );
      const over = left.flatMap(([key, time]) => (time > 0 ? [] : key));
      setEnded(over.length > 0 ? new Set(over) : nothing);
      timer = setTimeout(check, Math.min(maxTimer, ...left.map(([, time]) => (time > 0 ? time : maxTimer))));
    };
    check();
    return () => clearTimeout(timer);
  }, [layout, page]);
  return ended;
}
