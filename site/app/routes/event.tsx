import { getEvent } from '#site/content/events.ts';
import { describeEvent } from '#site/domain/event-detail.ts';
import { untilEventsTurn } from '#site/domain/event-truth.ts';
import { eventPath } from '#site/domain/route-pattern.ts';
import { EventDetailPage } from '#site/views/event/EventDetailPage.tsx';
import { load, notFound } from '../load.ts';
import { pageData, pageHeaders, pageMeta } from '../page-data.ts';
import type { Route } from './+types/event.ts';

export const meta = pageMeta;
export const headers = pageHeaders;

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return load(context, async ({ content, now, timeZone, onEntryProblem }) => {
    const event = (await getEvent(content, slug, timeZone, onEntryProblem)) ?? notFound();
    const page = {
      title: event.title,
      description: event.summary,
      path: eventPath(event.slug),
      palette: event.palette,
    };
    const view = { event: describeEvent(event, now, timeZone) };
    return pageData(page, view, { now, until: untilEventsTurn([event], now, timeZone) });
  });
}

export default function EventRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <EventDetailPage event={view.event} />;
}
