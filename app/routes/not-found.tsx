import { load, notFound } from '../loaders/load.ts';
import type { Route } from './+types/not-found.ts';

/** The route of all other addresses. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, notFound);
}

export default function NotFoundRoute() {
  return null;
}
