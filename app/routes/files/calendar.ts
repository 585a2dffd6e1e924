import { calendarFile } from 'schedules-in-words';
import {
  calendarEntry,
  churchCalendarHeading,
  eventCalendarHeading,
} from '#domain/calendar/event-calendar.ts';
import { churchName } from '#domain/church/church.ts';
import { isScheduled } from '#domain/event/event.ts';
import { calendarResponse } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/calendar.ts';

/** The calendar of all events, of those of one kind, or of one event, with all dates, cancelled and postponed ones included. */
export function loader({ context, params }: Route.LoaderArgs) {
  return load(context, ({ content: { church, events, eventKinds }, now, locale, siteUrl }) => {
    const source = { church: churchName(church), siteUrl };
    const scheduled = events.filter(isScheduled);
    if (params.slug !== undefined) {
      const event = scheduled.find(({ slug }) => slug === params.slug) ?? notFound();
      const heading = eventCalendarHeading(event, source);
      return calendarResponse(
        calendarFile(heading, [calendarEntry(event, siteUrl)], locale, now),
        event.slug,
      );
    }
    const kind = eventKinds.find(({ slug }) => slug === params.kind);
    if (params.kind !== undefined && kind === undefined) notFound();
    const entries = scheduled
      .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
      .map((event) => calendarEntry(event, siteUrl));
    const file = calendarFile(churchCalendarHeading(source, kind), entries, locale, now);
    return calendarResponse(file, kind?.slug ?? 'calendar');
  });
}
