import { createContext, type ReactNode, useMemo, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { type Watch, watchNearViewport } from './near-viewport.ts';

/** What every link within the site needs; the same from page to page, so that no link is drawn anew for it. */
interface Links {
  /** What stands before every path in an address; empty but in a preview. */
  readonly base: string;
  /** Tells when a link comes near the viewport. */
  readonly watch: Watch;
  /** Asks for a page to be fetched ahead; asking twice for the same path costs nothing. */
  readonly prefetch: (path: string) => void;
  /** Goes to a page, without loading the document anew. */
  readonly follow: (path: string) => void;
}

export const LinksContext = createContext<Links>({
  base: '',
  watch: () => () => {},
  prefetch: () => {},
  follow: () => {},
});

interface LinksProviderProps {
  /** Fetches a page ahead; the same from page to page. */
  prefetch: (path: string) => void;
  children: ReactNode;
}

/** The page on show, with the page of its list. */
function addressOnShow(): string {
  return window.location.pathname + window.location.search;
}

/** Lets links lead to their pages, and says which of them are near. */
export function LinksProvider({ prefetch, children }: LinksProviderProps) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const [watch] = useState(watchNearViewport);
  const links = useMemo(
    () => ({
      base,
      watch,
      prefetch,
      // To go to the page on show leaves no further step for the way back (HTML section 7.4.2.2).
      follow: (path: string) => void navigate(path, { replace: base + path === addressOnShow() }),
    }),
    [base, watch, navigate, prefetch],
  );
  return <LinksContext value={links}>{children}</LinksContext>;
}
