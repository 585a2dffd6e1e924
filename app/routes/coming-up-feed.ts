import { getChurch } from '#cms/church.ts';
import { comingUpFeed } from '#domain/diary/coming-up-feed.ts';
import { pageNames } from '#domain/page/page-names.ts';
import { getChurchEvents } from '../church-events.ts';
import { cacheControl } from '../freshness.ts';
import { load } from '../load.ts';
import { atomFeed } from '../seo/coming-up-feed.ts';
import type { Route } from './+types/coming-up-feed.ts';

/** The feed of Coming Up. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async (services) => {
    const { content, now, timeZone, siteUrl, outage, onEntryProblem } = services;
    const [{ title, city }, { all, toCome, validUntil }] = await Promise.all([
      getChurch(content, outage, onEntryProblem),
      getChurchEvents(services),
    ]);
    const source = { church: `${title} ${city}`, page: pageNames.comingUp, siteUrl };
    return new Response(atomFeed(comingUpFeed(toCome, all, now, timeZone), source), {
      headers: {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': cacheControl({ now, until: validUntil }),
      },
    });
  });
}
