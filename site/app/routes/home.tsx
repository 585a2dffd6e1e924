import { getEvents } from '#site/content/events.ts';
import { getPage } from '#site/content/pages.ts';
import { getProject } from '#site/content/project.ts';
import { beginning, listComingUp } from '#site/domain/coming-up.ts';
import { listEvent } from '#site/domain/event-listing.ts';
import { untilEventsTurn } from '#site/domain/event-truth.ts';
import { nextService } from '#site/domain/next-service.ts';
import type { Project } from '#site/domain/project.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { clocksInWords } from '#site/domain/time/clock-change.ts';
import { HomePage } from '#site/views/home/HomePage.tsx';
import { load } from '../load.ts';
import { aboutPage, pageData, pageHeaders, pageMeta, useRootData } from '../page-data.ts';
import type { Route } from './+types/home.ts';

export const meta = pageMeta;
export const headers = pageHeaders;

/** How many highlighted events Home shows; Whats On has them all. */
const highlightsShown = 8;

/** How much of Coming Up Home shows. */
const shown = { days: 3, items: 8 };

/** Only what Home shows: the rest would be sent for nothing. */
function appealOf({ raised, target, asOf, nextStep }: Project) {
  return { raised, target, asOf, nextStep };
}

export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, now, timeZone, onEntryProblem }) => {
    const [words, events, project] = await Promise.all([
      getPage(content, 'home', 'Welcome', onEntryProblem),
      getEvents(content, timeZone, onEntryProblem),
      getProject(content, onEntryProblem),
    ]);
    const view = {
      words,
      project: project && appealOf(project),
      service: nextService(events, now, timeZone),
      clocks: clocksInWords(now, timeZone),
      highlighted: events
        .filter((event) => event.highlighted)
        .map((event) => listEvent(event, now, timeZone))
        .filter((event) => !event.over)
        .slice(0, highlightsShown),
      days: beginning(listComingUp(events, now, timeZone).soon, shown),
    };
    return pageData(aboutPage(words, routePattern.home), view, {
      now,
      until: untilEventsTurn(events, now, timeZone),
    });
  });
}

export default function HomeRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <HomePage {...view} church={useRootData().church} />;
}
