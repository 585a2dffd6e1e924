import { getPage } from '#cms/pages.ts';
import { getShortLinkTo } from '#cms/short-links.ts';
import { calendarLinks } from '#domain/calendar/add-links.ts';
import { listComingUp } from '#domain/diary/coming-up.ts';
import { makePoster } from '#domain/event/poster.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { clocksInWords } from '#domain/wording/clock-change.ts';
import { getChurchEvents } from '../church-events.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { ComingUpPage } from '../pages/coming-up/ComingUpPage.tsx';
import type { Route } from './+types/coming-up.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async (services) => {
    const { content, now, timeZone, siteUrl, onEntryProblem } = services;
    const [words, { toCome, validUntil }, short] = await Promise.all([
      getPage(content, 'coming-up', 'Coming Up', onEntryProblem),
      getChurchEvents(services),
      getShortLinkTo(content, routePattern.comingUp, onEntryProblem),
    ]);
    const view = {
      words,
      comingUp: listComingUp(toCome, now, timeZone),
      clocks: clocksInWords(now, timeZone),
      calendar: calendarLinks(siteUrl),
      poster: makePoster(routePattern.comingUp, short, siteUrl),
    };
    return { page: describePage(words, routePattern.comingUp), view, validUntil };
  });
}

export default function ComingUpRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ComingUpPage {...view} />;
}
