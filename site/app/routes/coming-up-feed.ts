import { getChurch } from '#site/content/church.ts';
import { getEvents } from '#site/content/events.ts';
import { comingUpFeed } from '#site/domain/coming-up-feed.ts';
import { untilEventsTurn } from '#site/domain/event-truth.ts';
import { pageNames } from '#site/domain/page-names.ts';
import { atomFeed } from '#site/seo/coming-up-feed.ts';
import { cacheControl } from '../freshness.ts';
import { load } from '../load.ts';
import type { Route } from './+types/coming-up-feed.ts';

/** Coming Up for those who read with a feed reader. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, now, timeZone, siteUrl, outage, onEntryProblem }) => {
    const [{ title, city }, events] = await Promise.all([
      getChurch(content, outage, onEntryProblem),
      getEvents(content, timeZone, onEntryProblem),
    ]);
    const source = { church: `${title} ${city}`, page: pageNames.comingUp, siteUrl };
    return new Response(atomFeed(comingUpFeed(events, now, timeZone), source), {
      headers: {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': cacheControl({ now, until: untilEventsTurn(events, now, timeZone) }),
      },
    });
  });
}
