import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { calendarEntry, churchCalendarHeading } from '#domain/calendar/event-calendar.ts';
import { isScheduled } from '#domain/event/event.ts';
import { calendarResponse } from '../file-response.ts';
import { load } from '../load.ts';
import type { Route } from './+types/calendar.ts';

/** The calendar of all events. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content: { church, events }, now, locale, siteUrl }) => {
    const heading = churchCalendarHeading({ church: `${church.title} ${church.city}`, siteUrl });
    const entries = events.filter(isScheduled).map((event) => calendarEntry(event, siteUrl));
    return calendarResponse(calendarFile(heading, entries, locale, now), 'calendar');
  });
}
