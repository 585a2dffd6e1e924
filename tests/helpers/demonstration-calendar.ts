import { calendarFile } from 'schedules-in-words';
import { calendarEntry, churchCalendarHeading } from '#domain/calendar/event-calendar.ts';
import { isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import { checkFolder } from '#editorial/check/check-folder.ts';

/** The demonstration's calendar of all events as the site serves it at an instant, and the events in it. */
export async function demonstrationCalendar(
  now: Temporal.Instant,
): Promise<{ readonly file: string; readonly events: readonly ScheduledEvent[] }> {
  const { site } = await checkFolder(new URL('../../content', import.meta.url).pathname, now);
  if (site === undefined) throw new Error('The demonstration cannot be read.');
  const { church, events, locale } = site.spans[0].content;
  const scheduled = events.filter(isScheduled);
  const siteUrl = 'https://church.example';
  const heading = churchCalendarHeading({ church: church.title, siteUrl });
  const entries = scheduled.map((event) => calendarEntry(event, siteUrl));
  return { file: calendarFile(heading, entries, locale, now), events: scheduled };
}
