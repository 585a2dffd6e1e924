import { readBack } from 'schedules-in-words';
import { isScheduled } from '#domain/event/event.ts';
import { eventDetail, upcomingOccurrences } from '#domain/event/event-detail.ts';
import { eventsValidUntil } from '#domain/event/event-validity.ts';
import { makePoster } from '#domain/event/poster.ts';
import { eventPath, placePath } from '#domain/page/route-pattern.ts';
import { coloursVersion } from '#domain/palette/palette.ts';
import { notFound } from '../loaders/load.ts';
import { loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { EventDetailPage } from '../pages/event/EventDetailPage.tsx';
import { eventJsonLd } from '../seo/json-ld/event-json-ld.ts';
import type { Route } from './+types/event.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return loadPage(context, ({ content, now, locale, siteUrl, isPreview }) => {
    const { events, shortLinks, palettes } = content;
    const event = events.find((each) => each.slug === slug) ?? notFound();
    const dates = upcomingOccurrences(event, now, locale.zone);
    const path = eventPath(event.slug);
    const page = {
      title: event.title,
      description: event.summary,
      path,
      palette: event.palette,
      picture: event.picture,
      nodes: isScheduled(event)
        ? eventJsonLd(
            event,
            dates,
            { church: content.church, colours: coloursVersion(palettes), siteUrl },
            { now, locale },
          )
        : undefined,
    };
    const detail = eventDetail(event, now, locale, siteUrl);
    const view = {
      event: detail,
      poster: makePoster(path, shortLinks, siteUrl),
      findPlace: content.pages.contact && detail.place && placePath(detail.place.id),
    };
    return {
      page,
      view,
      ...(isPreview && isScheduled(event) && { readBack: readBack(event.schedule, now, locale) }),
      validUntil: eventsValidUntil([event], now, locale.zone),
    };
  });
}

export default function EventRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <EventDetailPage {...view} />;
}
