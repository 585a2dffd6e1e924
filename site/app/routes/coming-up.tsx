import { getPage } from '#site/content/pages.ts';
import { getShortLinkTo } from '#site/content/short-links.ts';
import { listComingUp } from '#site/domain/coming-up.ts';
import { calendarLinks } from '#site/domain/event-add-links.ts';
import { makePoster } from '#site/domain/poster.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { clocksInWords } from '#site/domain/time/clock-change.ts';
import { ComingUpPage } from '#site/views/coming-up/ComingUpPage.tsx';
import { getChurchEvents } from '../church-events.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { readData } from '../written-data.ts';
import type { Route } from './+types/coming-up.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'coming-up', async (services) => {
    const { content, now, timeZone, siteUrl, onEntryProblem } = services;
    const [words, { toCome, until }, short] = await Promise.all([
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
    return { about: aboutPage(words, routePattern.comingUp), view, until };
  });
}

export default drawnForData(function ComingUpRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <ComingUpPage {...view} />;
});
