import { getChurch } from '#cms/church.ts';
import { getCalendarEvents } from '#cms/events.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { calendarEntry, churchCalendarHeading } from '#domain/calendar/event-calendar.ts';
import { isScheduled } from '#domain/event/event.ts';
import { calendarResponse } from '../calendar-response.ts';
import { load } from '../load.ts';
import type { Route } from './+types/calendar.ts';

/** The calendar of all events. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async (services) => {
    const { remember, timeZone, siteUrl, outage, onEntryProblem } = services;
    const { value } = await remember('calendar', async (content) => {
      const [{ title, city }, events] = await Promise.all([
        getChurch(content, outage, onEntryProblem),
        getCalendarEvents(content, timeZone, onEntryProblem),
      ]);
      const heading = churchCalendarHeading({ church: `${title} ${city}`, siteUrl });
      const entries = events.filter(isScheduled).map((event) => calendarEntry(event, siteUrl));
      return { value: calendarFile(heading, entries, timeZone), until: undefined };
    });
    return calendarResponse(value, 'calendar');
  });
}
