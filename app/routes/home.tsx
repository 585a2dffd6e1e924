import type { Project } from '#domain/church/project.ts';
import { comingUpPreview } from '#domain/diary/coming-up.ts';
import { listEvent } from '#domain/event/event-listing.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { clocksInWords } from '#domain/wording/clock-change.ts';
import { churchEvents } from '../church-events.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../page-data.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import type { Route } from './+types/home.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** How many highlighted events Home shows; Whats On has them all. */
const highlightsShown = 8;

/** The maximum length of Coming Up on Home. */
const shown = { days: 3, items: 8 };

/** Only the fields that Home shows, since all others would be sent for nothing. */
function appealOf({ path, raised, target, asOf, nextStep }: Project) {
  return { path, raised, target, asOf, nextStep };
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, (site) => {
    const { content, now, locale } = site;
    const { project, church } = content;
    const { current, toCome, worship, validUntil } = churchEvents(site);
    const pageContent = content.pages.home;
    const view = {
      content: pageContent,
      project: project && appealOf(project),
      service: worship,
      clocks: clocksInWords(now, locale),
      highlighted: current
        .filter((event) => event.highlighted)
        .slice(0, highlightsShown)
        .map((event) => listEvent(event, now, locale)),
      diary: comingUpPreview(toCome, now, locale, shown),
    };
    return { page: describePage(pageContent, routePattern.home, church.place), view, validUntil };
  });
}

export default function HomeRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <HomePage {...view} church={useRootData().church} />;
}
