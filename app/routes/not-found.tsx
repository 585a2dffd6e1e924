import { notFound, siteLoader } from '../loaders/load.server.ts';

/** The route of all other addresses. */
export const loader = siteLoader(notFound);

export default function NotFoundRoute() {
  return null;
}
