import { calendarLinks } from '#domain/calendar/add-links.ts';
import { listComingUp } from '#domain/diary/coming-up.ts';
import { makePoster } from '#domain/event/poster.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { clocksInWords } from '#domain/wording/clock-change.ts';
import { churchEvents } from '../church-events.ts';
import { memoize } from '../memoize.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { ComingUpPage } from '../pages/coming-up/ComingUpPage.tsx';
import type { Route } from './+types/coming-up.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** What the page shows: the same for all its addresses until the next event begins or ends. */
const comingUpView = memoize((site) => {
  const { content, now, locale, siteUrl } = site;
  const { toCome, validUntil } = churchEvents(site);
  return {
    content: content.pages.comingUp,
    comingUp: listComingUp(toCome, now, locale),
    clocks: clocksInWords(now, locale),
    calendar: calendarLinks(siteUrl),
    poster: makePoster(routePattern.comingUp, content.shortLinks, siteUrl),
    validUntil,
  };
});

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, (site) => {
    const { validUntil, ...view } = comingUpView(site);
    return { page: describePage(view.content, routePattern.comingUp), view, validUntil };
  });
}

export default function ComingUpRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ComingUpPage {...view} />;
}
