import { getChurch } from '#site/content/church.ts';
import { comingUpFeed } from '#site/domain/coming-up-feed.ts';
import { pageNames } from '#site/domain/page-names.ts';
import { atomFeed } from '#site/seo/coming-up-feed.ts';
import { getChurchEvents } from '../church-events.ts';
import { cacheControl } from '../freshness.ts';
import { load } from '../load.ts';
import type { Route } from './+types/coming-up-feed.ts';

/** Coming Up for those who read with a feed reader. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async (services) => {
    const { content, now, timeZone, siteUrl, outage, onEntryProblem } = services;
    const [{ title, city }, { all, toCome, until }] = await Promise.all([
      getChurch(content, outage, onEntryProblem),
      getChurchEvents(services),
    ]);
    const source = { church: `${title} ${city}`, page: pageNames.comingUp, siteUrl };
    return new Response(atomFeed(comingUpFeed(toCome, all, now, timeZone), source), {
      headers: {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': cacheControl({ now, until }),
      },
    });
  });
}
