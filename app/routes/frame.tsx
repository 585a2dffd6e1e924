import { ViewTransition } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { shownAddress } from '#domain/page/shown-address.ts';
import { outageChurch } from '../loaders/load.ts';
import { useRootData } from '../loaders/page-data.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { OutageNotice } from '../pages/outage/OutageNotice.tsx';
import type { Route } from './+types/frame.ts';

/** The transition between pages: the old one leaves before the new one enters, not at the first render (specification section 2). */
export default function Frame() {
  const { pathname, search } = useLocation();
  return (
    <ViewTransition key={shownAddress(pathname, search)} enter="page-enter" exit="page-exit" default="none">
      <div>
        <Outlet />
      </div>
    </ViewTransition>
  );
}

/** The error page within the layout: an unknown address, or a failure of the content service. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundPage church={root.church} pages={root.navigation.pages} />;
  return <OutageNotice church={outageChurch(error)} />;
}
