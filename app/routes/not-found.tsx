import { load, notFound } from '../load.ts';
import type { Route } from './+types/not-found.ts';

/** Every address that no other route knows. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async () => notFound());
}

export default function NotFoundRoute() {
  return null;
}
