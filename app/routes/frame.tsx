import { ViewTransition } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { outageChurch, usePageData, useRootData } from '../loaders/page-data.ts';
import { useEnded } from '../navigation/ended.ts';
import { UnreachedPage } from '../navigation/unreached.tsx';
import { NotFoundPage, OutageNotice } from '../pages/errors.tsx';
import type { Route } from './+types/frame.ts';

/** The transition between pages: the old one leaves before the new one enters, not at the first render (specification section 2). */
export default function Frame() {
  const { pathname } = useLocation();
  const { church, navigation } = useRootData();
  const hasEnded = useEnded().has(usePageData()?.path ?? '');
  return (
    <ViewTransition key={pathname} enter="page-enter" exit="page-exit" default="none">
      <div>{hasEnded ? <NotFoundPage church={church} pages={navigation.pages} hasEnded /> : <Outlet />}</div>
    </ViewTransition>
  );
}

/** The error page within the layout: an unknown address, a failure of the content service, or a visitor without a network. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  const hasData = usePageData() !== undefined;
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage church={root.church} pages={root.navigation.pages} />;
    return <OutageNotice church={outageChurch(error)} />;
  }
  // Without a response there is no data; a page that has data is itself at fault. `navigator.onLine` would not do: it is true in a
  // tunnel, and always in some browsers.
  return hasData ? <OutageNotice church={root.church} /> : <UnreachedPage />;
}
