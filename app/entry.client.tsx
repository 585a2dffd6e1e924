import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prefersReducedMotion } from './navigation/reduced-motion.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Without transitions the router swaps pages at once: to prepare a movement takes as long as to draw a page. */}
      {prefersReducedMotion() ? <HydratedRouter useTransitions={false} /> : <HydratedRouter />}
    </StrictMode>,
  );
});
