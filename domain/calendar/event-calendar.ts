import type { EventPlace, EventWithBody, ScheduledEvent } from '../event/event.ts';
import { addressInWords } from '../event/event-date.ts';
import { documentTitle } from '../page/page-names.ts';
import { plainText } from '../page/plain-text.ts';
import { calendarPattern, eventCalendarPath, eventPath, type Path } from '../page/route-pattern.ts';
import type { CalendarEntry, CalendarHeading } from './calendar-entry.ts';

/** How often programs should look for news. A cancellation may come on the morning itself. */
const refresh = Temporal.Duration.from({ hours: 1 });

/** From when SEQUENCE counts. */
const versionsSince = Temporal.Instant.from('2020-01-01T00:00:00Z');

/** Whose calendar it is, and where it is kept. */
export interface CalendarSource {
  /** The church's name and city. */
  readonly church: string;
  /** Origin of the public address. */
  readonly siteUrl: string;
}

/** Rises with every publication of the event or of one of its changes: whole seconds since 2020 began. */
function versionAt(publishedAt: Temporal.Instant): number {
  return Math.max(0, Math.floor(versionsSince.until(publishedAt).total('seconds')));
}

/** An event as a calendar file tells it: every date, those that are off as well. */
export function calendarEntry(
  event: ScheduledEvent<EventWithBody>,
  siteUrl: string,
): CalendarEntry<EventPlace> {
  const url = new URL(eventPath(event.slug), siteUrl).href;
  const { latitude: lat, longitude: lon } = event.where.place ?? {};
  const publishedAt = Temporal.Instant.from(event.revision.publishedAt);
  return {
    id: event.id,
    title: event.title,
    description: [event.summary, plainText(event.body), url].filter((part) => part !== '').join('\n\n'),
    url,
    location: (where) => addressInWords(where ?? event.where) ?? null,
    geo: lat === undefined || lon === undefined ? null : { lat, lon },
    publishedAt,
    version: versionAt(publishedAt),
    schedule: event.schedule,
  };
}

function heading(name: string, { siteUrl }: CalendarSource, path: Path): CalendarHeading {
  const url = new URL(path, siteUrl);
  return { name, description: null, host: url.hostname, url: url.href, refresh };
}

/** What the file of all events says of itself. */
export function churchCalendarHeading(source: CalendarSource): CalendarHeading {
  return heading(source.church, source, calendarPattern.all);
}

/** What the file of one event says of itself. */
export function eventCalendarHeading(
  { title, slug }: Pick<EventWithBody, 'title' | 'slug'>,
  source: CalendarSource,
): CalendarHeading {
  return heading(documentTitle(title, source.church), source, eventCalendarPath(slug));
}
