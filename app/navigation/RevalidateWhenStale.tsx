import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { maxPageAge } from '../loaders/cache-lifetime.ts';
import { usePageData, useRootData } from '../loaders/page-data.ts';

/** How long after its end of validity a page is revalidated, in milliseconds: clocks differ by a second or two. */
const grace = 2_000;

/** The delay after a failed revalidation, in milliseconds; it is multiplied by four each time, up to the maximum. */
const firstPause = 15_000;
const maxPause = 3_600_000;

/** The maximum duration of a timer, in milliseconds: while a device sleeps, timers stop but the clock goes on. */
export const maxTimer = 60_000;

/** Now, in milliseconds since 1970. `npm run dev -- --at` shifts it as it shifts the server's clock. */
export const siteTime = () => Date.now() + (import.meta.env.CLOCK_SHIFT ?? 0);

/** The events after which somebody may look at the page again, or the network is back. */
const wakeEvents = ['pageshow', 'focus', 'online'] as const;

let isLayoutStale = false;

/** True once the layout has been stale, or a visit is longer than a page's maximum age: then every click fetches the layout too. */
export function shouldRevalidateLayout(): boolean {
  return isLayoutStale || performance.now() > maxPageAge * 1000;
}

/** Until when the current page and its menu are valid, in milliseconds since 1970; undefined without a time. */
export function useValidUntil(): number | undefined {
  const ends = [useRootData().validUntil, usePageData()?.validUntil];
  const known = ends.filter((end) => end !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** True when the page can be fetched. Without this check React Router would replace the page by an error. */
export async function isServed(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Keeps an open tab up to date: revalidates page and menu once when their validity ends. It does so at that moment if the page
 * is visible, otherwise as soon as it is, also after a night's sleep, but never while the browser is offline. With a wrong
 * clock a page is valid for too long, or never: in the first case it is revalidated as late as the clock is wrong, in the
 * second as rarely as while the site is unavailable, independent of navigation.
 */
export function RevalidateWhenStale(): null {
  const { revalidate } = useRevalidator();
  const until = useValidUntil();
  const backoff = useRef({ notBefore: 0, pause: firstPause });
  const refreshPage = useEffectEvent(async () => {
    if (!(await isServed())) return;
    isLayoutStale = true;
    await revalidate();
  });

  useEffect(() => {
    if (until === undefined) return;
    // A response that is valid for longer ends the retries. A server whose clock is behind still sends the old one.
    if (until > siteTime()) backoff.current = { notBefore: 0, pause: firstPause };
    let due = Math.max(until + grace, backoff.current.notBefore);
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (signal.aborted || document.visibilityState !== 'visible' || !navigator.onLine) return;
      const now = siteTime();
      if (now < due) {
        timer = setTimeout(check, Math.min(due - now, maxTimer));
        return;
      }
      due = Number.POSITIVE_INFINITY;
      refreshPage().finally(() => {
        const { pause } = backoff.current;
        due = siteTime() + pause;
        backoff.current = { notBefore: due, pause: Math.min(pause * 4, maxPause) };
        check();
      });
    };
    check();
    document.addEventListener('visibilitychange', check, { signal });
    for (const event of wakeEvents) window.addEventListener(event, check, { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [until]);

  return null;
}
