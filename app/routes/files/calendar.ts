import { calendarFile } from 'schedules-in-words';
import {
  calendarEntry,
  churchCalendarHeading,
  eventCalendarHeading,
  goneCalendarHeading,
} from '#domain/calendar/event-calendar.ts';
import { churchName } from '#domain/church/church.ts';
import { eventAt, isScheduled } from '#domain/event/event.ts';
import { eventCalendarPath } from '#domain/page/route-pattern.ts';
import { calendarResponse } from '../../loaders/file-response.ts';
import { movedTo, notFound, siteLoader } from '../../loaders/load.server.ts';
import type { Route } from './+types/calendar.ts';

/**
 * The calendar of all events, of those of one kind, or of one event, with all dates, cancelled and postponed ones included. That of no
 * event is 410 and empty, so that programs take its old dates out of people's calendars.
 */
export const loader = siteLoader((site, { params }: Route.LoaderArgs) => {
  const { content, now, locale, siteUrl } = site;
  const { church, events, eventKinds } = content;
  const source = { church: churchName(church), siteUrl };
  const scheduled = events.filter(isScheduled);
  if (params.slug !== undefined) {
    const event = eventAt(events, params.slug);
    if (event === undefined)
      return calendarResponse(
        calendarFile(goneCalendarHeading(source, locale), [], locale, now),
        'gone',
        410,
      );
    if (event.slug !== params.slug) movedTo(eventCalendarPath(event.slug));
    if (!isScheduled(event)) notFound();
    const heading = eventCalendarHeading(event, source);
    return calendarResponse(calendarFile(heading, [calendarEntry(event, siteUrl)], locale, now), event.slug);
  }
  const kind = eventKinds.find(({ slug }) => slug === params.kind);
  if (params.kind !== undefined && kind === undefined) notFound();
  const entries = scheduled
    .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
    .map((event) => calendarEntry(event, siteUrl));
  const file = calendarFile(churchCalendarHeading(source, kind), entries, locale, now);
  return calendarResponse(file, kind?.slug ?? 'calendar');
});
