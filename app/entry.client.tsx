import { StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { standsStill } from './stands-still.ts';

/**
 * The router: it swaps pages in a transition of React's, so that they can leave and enter, but at once where nothing
 * moves. A transition is prepared for as long as a page takes to be drawn.
 */
function Site() {
  const [isStill, setStill] = useState(standsStill);
  useEffect(() => {
    const look = () => setStill(standsStill());
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, []);
  return isStill ? <HydratedRouter useTransitions={false} /> : <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
