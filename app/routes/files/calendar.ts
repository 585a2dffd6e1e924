import { calendarFile } from 'schedules-in-words';
import { calendarEntry, churchCalendarHeading } from '#domain/calendar/event-calendar.ts';
import { churchName } from '#domain/church/church.ts';
import { isScheduled } from '#domain/event/event.ts';
import { calendarResponse } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/calendar.ts';

/** The calendar of all events, or of those of one kind. */
export function loader({ context, params }: Route.LoaderArgs) {
  return load(context, ({ content: { church, events, eventKinds }, now, locale, siteUrl }) => {
    const kind = eventKinds.find(({ slug }) => slug === params.kind);
    if (params.kind !== undefined && kind === undefined) notFound();
    const heading = churchCalendarHeading({ church: churchName(church), siteUrl }, kind);
    const entries = events
      .filter(isScheduled)
      .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
      .map((event) => calendarEntry(event, siteUrl));
    return calendarResponse(calendarFile(heading, entries, locale, now), kind?.slug ?? 'calendar');
  });
}
