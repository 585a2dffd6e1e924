import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps {
  /** A path of this site, or an address of another that has passed `safeHref`. */
  to: string;
  className?: string | undefined;
  /** The language of its words, if it is not that of the page. */
  lang?: string | undefined;
  /** True for the link to the current page. */
  current?: boolean;
  children: ReactNode;
}

/** A link; a page of this site is prefetched when the link comes near (`Prefetch.tsx`). */
export function Link({ to, className, lang, current = false, children }: LinkProps) {
  return (
    <RouterLink
      to={to}
      discover="none"
      reloadDocument={!to.startsWith('/')}
      className={className}
      lang={lang}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </RouterLink>
  );
}
