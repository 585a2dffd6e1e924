import { redirect, redirectDocument } from 'react-router';
import { readPrefix, sharedSiteUrl } from '../language/site-languages.ts';
import { load, notFound } from '../loaders/load.ts';
import type { Route } from './+types/short-link.ts';

/** Redirects to the target that content gives a short link, never to one in the address. An unknown slug is 404. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return load(context, ({ content, languages, siteUrl }) => {
    const { target } = content.shortLinks.find((each) => each.slug === slug) ?? notFound();
    const init = { status: 302, headers: { 'Cache-Control': 'public, max-age=300' } };
    const namesLanguage = readPrefix(target, languages).language !== undefined;
    // The router would put the prefix of this language before a path.
    throw namesLanguage ? redirectDocument(sharedSiteUrl(siteUrl) + target, init) : redirect(target, init);
  });
}

export default function ShortLinkRoute() {
  return null;
}
