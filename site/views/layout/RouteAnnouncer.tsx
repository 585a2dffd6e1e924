import { useEffect, useRef, useState } from 'react';

/** Says the new page's title to screen readers after a route change, as a browser does when it loads one (WCAG 4.1.3). */
export function RouteAnnouncer({ address }: { address: string }) {
  const before = useRef(address);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    setWords(document.title);
  }, [address]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {words}
    </p>
  );
}
