import { calendarFile } from 'schedules-in-words';
import { calendarEntry, eventCalendarHeading } from '#domain/calendar/event-calendar.ts';
import { churchName } from '#domain/church/church.ts';
import { isScheduled } from '#domain/event/event.ts';
import { calendarResponse } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/event-calendar.ts';

/** The calendar of one event, with all its dates, cancelled and postponed ones included. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return load(context, ({ content: { church, events }, now, locale, siteUrl }) => {
    const event = events.filter(isScheduled).find((each) => each.slug === slug) ?? notFound();
    const heading = eventCalendarHeading(event, { church: churchName(church), siteUrl });
    const file = calendarFile(heading, [calendarEntry(event, siteUrl)], locale, now);
    return calendarResponse(file, event.slug);
  });
}
