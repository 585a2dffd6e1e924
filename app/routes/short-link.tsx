import { redirect, redirectDocument } from 'react-router';
import { readPrefix, sharedSiteUrl } from '../language/site-languages.ts';
import { cacheForAPage } from '../loaders/cache-lifetime.ts';
import { notFound, siteLoader } from '../loaders/load.server.ts';
import type { Route } from './+types/short-link.ts';

/**
 * Redirects to the target that content gives a short link or an old address, never to one in the address. An unknown one is 404. What a
 * former website had is gone for good (301), and known as such for a few minutes only, as of an event that was renamed.
 */
export const loader = siteLoader(({ content, languages, siteUrl }, { params }: Route.LoaderArgs) => {
  const { slug } = params;
  const { shortLinks, oldAddresses } = content;
  const old = oldAddresses.find(({ path }) => path === slug);
  const { target } = old ?? shortLinks.find((each) => each.slug === slug) ?? notFound();
  const init = { status: old ? 301 : 302, headers: { 'Cache-Control': cacheForAPage } };
  const namesLanguage = readPrefix(target, languages).language !== undefined;
  // The router would put the prefix of this language before a path.
  throw namesLanguage ? redirectDocument(sharedSiteUrl(siteUrl) + target, init) : redirect(target, init);
});

export default function ShortLinkRoute() {
  return null;
}
