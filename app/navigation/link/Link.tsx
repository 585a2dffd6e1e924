import type { ReactNode } from 'react';
import { useLinkTo } from './LinksProvider.tsx';

interface LinkProps {
  /** A path of this site. */
  to: string;
  className?: string;
  /** True for the link to the page being shown. */
  current?: boolean;
  children: ReactNode;
}

/**
 * A link within the site. Not the router's own, which draws itself anew at every change of path: a menu has dozens of
 * them.
 */
export function Link({ to, className, current = false, children }: LinkProps) {
  return (
    <a {...useLinkTo()(to)} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
