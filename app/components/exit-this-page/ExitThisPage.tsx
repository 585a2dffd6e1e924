import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useWords } from '../../language/page-locale.ts';
import { coverWhenLeft, leaveSite } from './leave-site.ts';

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

/** On wide screens the button stays at the top while the page scrolls; on small ones it is in the header. */
export function ExitStrip({ href }: { href: string }) {
  const { exit } = useWords().layout;
  useEffect(coverWhenLeft, []);
  return (
    <aside
      aria-label={exit.strip}
      className="sticky top-0 z-10 bg-primary px-6 py-2 strip:hidden lg:px-12 print:hidden"
    >
      <ExitButton href={href} />
    </aside>
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
