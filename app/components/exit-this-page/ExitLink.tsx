import type { MouseEvent, ReactNode } from 'react';
import { leaveSite } from './leave-site.ts';

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
