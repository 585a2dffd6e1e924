import { type MouseEvent, type ReactNode, useContext } from 'react';
import { LinksContext } from './LinksProvider.tsx';

interface LinkProps {
  /** A path of this site. */
  to: string;
  className?: string | undefined;
  /** True for the link to the page being shown. */
  current?: boolean;
  children: ReactNode;
}

/** A click with a button or a key by which a visitor asks the browser for something else: a new tab, a download. */
function asksForMore({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

/**
 * A link within the site; its page, code and data, is fetched ahead when the link comes near the viewport. Not the
 * router's own, which draws itself anew at every change of path: a menu has dozens of them.
 */
export function Link({ to, className, current = false, children }: LinkProps) {
  const { base, watch, prefetch, follow } = useContext(LinksContext);
  return (
    <a
      ref={(anchor) => (anchor ? watch(anchor, () => prefetch(to)) : undefined)}
      href={base + to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.defaultPrevented || asksForMore(event)) return;
        event.preventDefault();
        follow(to);
      }}
    >
      {children}
    </a>
  );
}
