import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { giveUpLayout } from './freshness.ts';
import { usePageData } from './page-data.ts';
import type { loader as rootLoader } from './root.tsx';

/** How long after its truth ends a page is asked for anew, in milliseconds: clocks differ by a second or two. */
const grace = 2_000;

/** How long to wait after asking in vain, in milliseconds; each time four times as long, up to the longest. */
const firstPause = 15_000;
const longestPause = 3_600_000;

/** The longest that a timer runs, in milliseconds: while a machine sleeps, timers stand still and the clock goes on. */
const longestTimer = 60_000;

/** What shows that somebody may be looking again, or that the network is back. */
const signsOfLife = ['pageshow', 'focus', 'online'] as const;

/** Until when the page on show and the menu around it are true, in milliseconds since 1970; undefined when no time is said. */
function useTrueUntil(): number | undefined {
  const turns = [useRouteLoaderData<typeof rootLoader>('root')?.validUntil, usePageData()?.validUntil];
  const known = turns.filter((turn) => turn !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** True when the page can be had now. React Router would show an error in place of the page if its data could not. */
async function isServed(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Keeps an open tab true: asks for the data of the page and of the menu anew, once, when the time has come at which a day or
 * time on them turns. At that moment if the page is in view, else as soon as it is, after a night's sleep too; never while the
 * browser knows that it is offline. By a clock that is wrong a page is true for too long, or never: the first is as late as the
 * clock, the second asks as it would while the site cannot be had, however many pages are gone to.
 */
export function RevalidateWhenStale(): null {
  const { revalidate } = useRevalidator();
  const until = useTrueUntil();
  const brake = useRef({ notBefore: 0, pause: firstPause });
  const askAnew = useEffectEvent(async () => {
    if (!(await isServed())) return;
    giveUpLayout();
    await revalidate();
  });

  useEffect(() => {
    if (until === undefined) return;
    // An answer that is true for longer ends all this; a server that is behind our clock gives the old one.
    if (until > Date.now()) brake.current = { notBefore: 0, pause: firstPause };
    let due = Math.max(until + grace, brake.current.notBefore);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isOver || document.visibilityState !== 'visible' || !navigator.onLine) return;
      const now = Date.now();
      if (now < due) {
        timer = setTimeout(look, Math.min(due - now, longestTimer));
        return;
      }
      due = Number.POSITIVE_INFINITY;
      askAnew().finally(() => {
        const { pause } = brake.current;
        due = Date.now() + pause;
        brake.current = { notBefore: due, pause: Math.min(pause * 4, longestPause) };
        look();
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    for (const sign of signsOfLife) window.addEventListener(sign, look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of signsOfLife) window.removeEventListener(sign, look);
    };
  }, [until]);

  return null;
}
