import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { isServed } from './RevalidateWhenStale.tsx';

/** How often the screen of a porch is loaded anew, in seconds. */
const interval = 300;

/** True for the screen of a porch, but for the one that is still. */
export function useRenews(): boolean {
  return useMatches().at(-1)?.id === 'routes/week/screen';
}

/**
 * In the head of the screen of a porch: loads it anew, code and content. Where scripts run, that is done only while the site can be
 * reached, so that the last page stays when the line or the site fails; elsewhere the browser does it by itself.
 */
export function Renewal() {
  const renews = useRenews();
  useEffect(() => {
    if (!renews) return;
    const timer = setInterval(async () => {
      if (await isServed()) window.location.reload();
    }, interval * 1000);
    return () => clearInterval(timer);
  }, [renews]);
  if (!renews) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(interval)} />
    </noscript>
  );
}
