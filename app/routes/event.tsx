import { getChurch } from '#cms/church.ts';
import { getEvent } from '#cms/events.ts';
import { getShortLinkTo } from '#cms/short-links.ts';
import { isScheduled } from '#domain/event/event.ts';
import { eventDetail, upcomingOccurrences } from '#domain/event/event-detail.ts';
import { eventsValidUntil } from '#domain/event/event-validity.ts';
import { makePoster } from '#domain/event/poster.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { notFound } from '../load.ts';
import { loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { EventDetailPage } from '../pages/event/EventDetailPage.tsx';
import { eventJsonLd } from '../seo/event-json-ld.ts';
import type { Route } from './+types/event.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, now, timeZone, siteUrl, outage, onEntryProblem }) => {
    const [found, short, { title, city }] = await Promise.all([
      getEvent(content, slug, timeZone, onEntryProblem),
      getShortLinkTo(content, eventPath(slug), onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    const event = found ?? notFound();
    const dates = upcomingOccurrences(event, now, timeZone);
    const page = {
      title: event.title,
      description: event.summary,
      path: eventPath(event.slug),
      palette: event.palette,
      picture: event.picture,
      nodes: isScheduled(event) ? eventJsonLd(event, dates, { title, city, siteUrl }) : undefined,
    };
    const view = {
      event: eventDetail(event, now, timeZone, siteUrl),
      poster: makePoster(eventPath(event.slug), short, siteUrl),
    };
    return { page, view, validUntil: eventsValidUntil([event], now, timeZone) };
  });
}

export default function EventRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <EventDetailPage event={view.event} poster={view.poster} />;
}
