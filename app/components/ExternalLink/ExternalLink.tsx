import type { ReactNode } from 'react';

interface ExternalLinkProps {
  /** An address that has passed `safeHref`, or one of ours. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site: a new tab, said so to those who cannot see it open (WCAG 3.2.5), and without a way back in. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
