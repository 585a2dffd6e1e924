import { churchName } from '#domain/church/church.ts';
import { comingUpFeed } from '#domain/diary/coming-up-feed.ts';
import { churchEvents } from '../../loaders/church-events.ts';
import { fileResponse } from '../../loaders/file-response.ts';
import { cacheControl } from '../../loaders/freshness.ts';
import { load } from '../../loaders/load.ts';
import { atomFeed } from '../../seo/coming-up-feed.ts';
import type { Route } from './+types/coming-up-feed.ts';

/** The feed of Coming Up. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, (site) => {
    const { content, now, locale, siteUrl } = site;
    const { church, events } = content;
    const { toCome, validUntil } = churchEvents(site);
    const source = { church: churchName(church), siteUrl, words: locale.words };
    const feed = atomFeed(comingUpFeed(toCome, events, now, locale), source);
    return fileResponse(feed, 'application/atom+xml; charset=utf-8', cacheControl(now, validUntil));
  });
}
