import { getEvents } from '#site/content/events.ts';
import { getPage } from '#site/content/pages.ts';
import { listEvent } from '#site/domain/event-listing.ts';
import { untilEventsTurn } from '#site/domain/event-truth.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { WhatsOnPage } from '#site/views/whats-on/WhatsOnPage.tsx';
import { load } from '../load.ts';
import { aboutPage, pageData, pageHeaders, pageMeta } from '../page-data.ts';
import type { Route } from './+types/whats-on.ts';

export const meta = pageMeta;
export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, now, timeZone, onEntryProblem }) => {
    const [words, events] = await Promise.all([
      getPage(content, 'whats-on', 'Whats On', onEntryProblem),
      getEvents(content, timeZone, onEntryProblem),
    ]);
    const view = { words, events: events.map((event) => listEvent(event, now, timeZone)) };
    return pageData(aboutPage(words, routePattern.whatsOn), view, {
      now,
      until: untilEventsTurn(events, now, timeZone),
    });
  });
}

export default function WhatsOnRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <WhatsOnPage words={view.words} events={view.events} />;
}
