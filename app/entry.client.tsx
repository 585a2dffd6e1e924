import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadPageWords } from './language/page-words.ts';
import { prefersReducedMotion } from './navigation/use-palette.ts';

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      {/* With reduced motion there are no view transitions: preparing one takes as long as rendering a page. */}
      {prefersReducedMotion() ? <HydratedRouter useTransitions={false} /> : <HydratedRouter />}
    </StrictMode>,
  );
}

// While the words cannot be loaded the page works as it does without scripts.
loadPageWords().then(
  () => startTransition(hydrate),
  () => {},
);
