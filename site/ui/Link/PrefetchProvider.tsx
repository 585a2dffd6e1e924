import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

const PrefetchContext = createContext<(path: string) => void>(() => {});

/** Asks for a page to be fetched ahead; asking twice for the same path costs nothing. */
export function usePrefetch(): (path: string) => void {
  return useContext(PrefetchContext);
}

/** Remembers which pages were asked for, so that each is fetched ahead once, however many links lead to it. */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set());
  const prefetch = useCallback((path: string) => {
    setPaths((known) => (known.has(path) ? known : new Set(known).add(path)));
  }, []);
  const pages = useMemo(() => [...paths], [paths]);
  return (
    <PrefetchContext value={prefetch}>
      {children}
      {pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </PrefetchContext>
  );
}
