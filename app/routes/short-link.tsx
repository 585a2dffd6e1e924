import { redirect } from 'react-router';
import { load, notFound } from '../load.ts';
import type { Route } from './+types/short-link.ts';

/** Redirects to the target that content gives a short link, never to one in the address. An unknown slug is 404. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return load(context, ({ content }) => {
    const link = content.shortLinks.find((each) => each.slug === slug) ?? notFound();
    throw redirect(link.target, { status: 302, headers: { 'Cache-Control': 'public, max-age=300' } });
  });
}

export default function ShortLinkRoute() {
  return null;
}
