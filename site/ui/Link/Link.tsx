import { type ReactNode, useCallback, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePrefetch } from './PrefetchProvider.tsx';
import { useNearViewport } from './use-near-viewport.ts';

interface LinkProps {
  /** A path of this site. */
  to: string;
  className?: string;
  /** True for the link to the page being shown. */
  current?: boolean;
  children: ReactNode;
}

/** A link within the site; its page, code and data, is fetched ahead when the link comes near the viewport. */
export function Link({ to, className, current = false, children }: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const prefetch = usePrefetch();
  useNearViewport(
    anchor,
    useCallback(() => prefetch(to), [prefetch, to]),
  );
  return (
    <RouterLink ref={anchor} to={to} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </RouterLink>
  );
}
