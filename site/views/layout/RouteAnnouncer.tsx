import { useEffect, useRef, useState } from 'react';

/** Says the new page's title to screen readers after a route change, as a browser does when it loads one (WCAG 4.1.3). */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const before = useRef(pathname);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setWords(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {words}
    </p>
  );
}
