import type { ReactNode } from 'react';
import { useWords } from '../language/page-locale.ts';

interface ExternalLinkProps {
  /** An address that has passed `safeHref`, or one of this site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site in a new tab, which it announces to screen readers (WCAG 3.2.5). The other site gets no `opener`. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { components } = useWords();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{` ${components.opensInNewTab}`}</span>
    </a>
  );
}
