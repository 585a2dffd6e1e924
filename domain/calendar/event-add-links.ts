import type { Event, ScheduledEvent } from '../event/event.ts';
import { addressInWords } from '../event/event-date.ts';
import { calendarPattern, eventCalendarPath, eventPath, type Path } from '../page/route-pattern.ts';
import { nextOccurrence } from '../schedule/occurrences.ts';
import { googleCalendarLink, outlookCalendarLink, webcalLink } from './add-links.ts';

/** The ways to put an event into one's own calendar. */
export interface AddLinks {
  /** The file with every date of the event. */
  readonly file: Path;
  /** The same file as a subscription, which follows changes. */
  readonly subscription: string;
  /** Pages that open with the next date filled in; undefined when none is to come that takes place. */
  readonly google: string | undefined;
  readonly outlook: string | undefined;
}

/** The calendar of all events: as a subscription, and as an address to give to programs that want one. */
export interface CalendarLinks {
  readonly webcal: string;
  readonly https: string;
}

/** The links of an event's own page. */
export function addLinks(
  event: ScheduledEvent<Event>,
  now: Temporal.Instant,
  zone: string,
  siteUrl: string,
): AddLinks {
  const file = eventCalendarPath(event.slug);
  const next = nextOccurrence(event.schedule, now, zone);
  const words = {
    title: event.title,
    description: [event.summary, new URL(eventPath(event.slug), siteUrl).href].join('\n\n').trim(),
    location: addressInWords(next?.where ?? event.where) ?? null,
  };
  return {
    file,
    subscription: webcalLink(new URL(file, siteUrl).href),
    google: next ? googleCalendarLink(words, next) : undefined,
    outlook: next ? outlookCalendarLink(words, next) : undefined,
  };
}

/** The links to the calendar of all events. */
export function calendarLinks(siteUrl: string): CalendarLinks {
  const https = new URL(calendarPattern.all, siteUrl).href;
  return { webcal: webcalLink(https), https };
}
