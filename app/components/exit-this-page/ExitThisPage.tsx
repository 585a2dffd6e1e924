import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { PageWords } from '#languages/words.ts';
import { useWords } from '../../language/page-locale.ts';
import { coverPage, leaveSite, uncoverPage } from './leave-site.ts';
import { pressesToLeave, type ShiftProgress, useShiftPresses } from './use-shift-presses.ts';

/** The button, which is a link, 48 px high. The layout around it keeps it in view. */
export function ExitButton({ href, className = '' }: { href: string; className?: string }) {
  const { exit } = useWords().layout;
  return (
    <ExitLink
      href={href}
      className={`inline-grid min-h-12 place-items-center bg-secondary px-4 font-bold text-primary leading-tight no-underline hover:underline forced-colors:border-2 print:hidden ${className}`}
    >
      <span>
        <span className="sr-only">{exit.emergency}</span>
        {exit.button}
      </span>
    </ExitLink>
  );
}

function announcementOf({ count, expired }: ShiftProgress, { exit }: PageWords['layout']): string {
  if (expired) return exit.expired;
  return count === 0 ? '' : exit.pressAgain(pressesToLeave - count);
}

/**
 * Leaves the page when Shift is pressed three times, and announces how many presses are left (GOV.UK Design System, "Exit
 * this page"). It also covers the page when the visitor leaves it, so that the browser's back/forward cache does not show it.
 */
export function ExitOnShift({ href }: { href: string }) {
  const { layout } = useWords();
  const progress = useShiftPresses(() => leaveSite(href));
  useEffect(() => {
    window.addEventListener('pagehide', coverPage);
    window.addEventListener('pageshow', uncoverPage);
    return () => {
      window.removeEventListener('pagehide', coverPage);
      window.removeEventListener('pageshow', uncoverPage);
    };
  }, []);
  const seen = progress.count > 0;
  return (
    <p
      role="status"
      className={
        seen
          ? 'fixed right-2 bottom-18 z-30 flex items-center gap-3 bg-secondary p-3 text-primary print:hidden'
          : 'sr-only'
      }
    >
      {announcementOf(progress, layout)}
      {seen && <PressIndicators count={progress.count} />}
    </p>
  );
}

function PressIndicators({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 64 16"
      className="h-4 w-16 fill-current stroke-current"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: pressesToLeave }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the lights differ in their position only
          key={at}
          d={`M${at * 24 + 1} 1h14v14h-14z`}
          strokeWidth="2"
          fillOpacity={at < count ? 1 : 0}
        />
      ))}
    </svg>
  );
}

interface ExitLinkProps {
  /** The address of another site that many people open. */
  href: string;
  className: string;
  children: ReactNode;
}

/**
 * A link that leaves this page for good. With scripts it covers the page first, and Back does not return to it; without
 * them it is a plain link. It is never prefetched and sends no referrer.
 */
export function ExitLink({ href, className, children }: ExitLinkProps) {
  const exit = (event: MouseEvent) => {
    event.preventDefault();
    leaveSite(href);
  };
  return (
    <a
      href={href}
      rel="nofollow noreferrer"
      referrerPolicy="no-referrer"
      draggable="false"
      onClick={exit}
      className={className}
    >
      {children}
    </a>
  );
}
