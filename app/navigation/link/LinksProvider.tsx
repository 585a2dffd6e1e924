import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useBasePath } from '../use-base-path.ts';
import { watchNearViewport } from './near-viewport.ts';

/**
 * What makes an `<a>` a link within the site: its page, code and data, is fetched ahead when the link comes near the
 * viewport, and a click shows it without loading the document anew.
 * @param to a path of this site
 */
export type LinkTo = (to: string) => Pick<ComponentProps<'a'>, 'href' | 'ref' | 'onClick'>;

/** The same from page to page, so that no link is drawn anew for it. */
const LinksContext = createContext<LinkTo>((to) => ({ href: to }));

/** For lists of links: each of dozens of components would take longer than the link that it draws. */
export function useLinkTo(): LinkTo {
  return useContext(LinksContext);
}

interface LinksProviderProps {
  /** Fetches a page ahead; the same from page to page. Asking twice for the same path costs nothing. */
  prefetch: (path: string) => void;
  children: ReactNode;
}

/** The page on show, with the page of its list. */
function addressOnShow(): string {
  return window.location.pathname + window.location.search;
}

/** A click with a button or a key by which a visitor asks the browser for something else: a new tab, a download. */
function asksForMore({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

/** Lets links lead to their pages, and says which of them are near. */
export function LinksProvider({ prefetch, children }: LinksProviderProps) {
  const base = useBasePath();
  const navigate = useNavigate();
  const [watch] = useState(watchNearViewport);
  const linkTo = useMemo<LinkTo>(() => {
    const href = (to: string) => ({ href: base + to });
    // Nothing is near, and nobody clicks, where HTML is made.
    if (import.meta.env.SSR) return href;
    return (to) => ({
      ...href(to),
      ref: (anchor) => (anchor ? watch(anchor, () => prefetch(to)) : undefined),
      onClick(event) {
        if (event.defaultPrevented || asksForMore(event)) return;
        event.preventDefault();
        // To go to the page on show leaves no further step for the way back (HTML section 7.4.2.2).
        void navigate(to, { replace: base + to === addressOnShow() });
      },
    });
  }, [base, watch, navigate, prefetch]);
  return <LinksContext value={linkTo}>{children}</LinksContext>;
}
