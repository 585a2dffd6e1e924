import type { MouseEvent, ReactNode } from 'react';
import { leave } from './leave.ts';

interface ExitLinkProps {
  /** An address elsewhere that many people open. */
  href: string;
  className: string;
  children: ReactNode;
}

/**
 * A link that leaves this page for good. Without scripts a plain link; with them it covers the page first and is not
 * undone by Back. Never fetched ahead; the site it leads to is not told where the visitor came from.
 */
export function ExitLink({ href, className, children }: ExitLinkProps) {
  const exit = (event: MouseEvent) => {
    event.preventDefault();
    leave(href);
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
