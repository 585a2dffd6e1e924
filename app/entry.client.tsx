import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prefersReducedMotion } from './navigation/reduced-motion.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* With reduced motion there are no view transitions: preparing one takes as long as rendering a page. */}
      {prefersReducedMotion() ? <HydratedRouter useTransitions={false} /> : <HydratedRouter />}
    </StrictMode>,
  );
});
