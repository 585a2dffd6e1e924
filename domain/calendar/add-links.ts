import { nextOccurrence, type Occurrence } from 'schedules-in-words';
import type { Clock } from '#languages/locale.ts';
import type { ScheduledEvent } from '../event/event.ts';
import { postalAddressInWords } from '../event/occurrence-in-words.ts';
import {
  absoluteAddress,
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  type Path,
} from '../page/route-pattern.ts';

/** The ways in which a visitor adds an event to their own calendar. */
export type AddLinks = ReturnType<typeof addLinks>;

/** The ways to subscribe to a calendar: in the device's own program, in Google Calendar, and by its plain address. */
export type CalendarLinks = ReturnType<typeof calendarLinks>;

/** The links on an event's own page. */
export function addLinks(event: ScheduledEvent, { now, zone }: Clock, siteUrl: string) {
  const file = eventCalendarPath(event.slug);
  const next = nextOccurrence(event.schedule, now, zone);
  // A calendar shows a whole day where the time is known in words only.
  const time = next?.when.kind === 'all-day' && next.when.words;
  const text = {
    title: [event.title, time].filter(Boolean).join(', '),
    description: [event.summary, absoluteAddress(eventPath(event.slug), siteUrl)].join('\n\n').trim(),
    location: postalAddressInWords(next?.where ?? event.where) ?? null,
  };
  return {
    /** The calendar file, with every date of the event. */
    file,
    /** The same file as a subscription, which follows changes. */
    subscription: calendarLinks(siteUrl, file),
    /** Pages that open with the next date filled in; undefined when no date that takes place is to come. */
    google: next ? googleCalendarLink(text, next) : undefined,
    outlook: next ? outlookCalendarLink(text, next) : undefined,
  };
}

/** The links to the calendar of all events, or to the one at a path. */
export function calendarLinks(siteUrl: string, path: Path = churchCalendarPath()) {
  const https = absoluteAddress(path, siteUrl);
  const webcal = https.replace(/^https?:/, 'webcal:');
  return { webcal, google: withQuery('https://calendar.google.com/calendar/r', { cid: webcal }), https };
}

/** What the links put into the calendar for one occurrence. */
type CalendarText = Readonly<Record<'title' | 'description' | 'location', string | null>>;

/** How long an event without an end time lasts in a calendar that requires one. */
const lengthWithoutEnd = { hours: 1 } as const;

/** A link that opens Google Calendar with the occurrence filled in. */
export function googleCalendarLink(text: CalendarText, occurrence: Occurrence): string {
  const [start, end] = spanOf(occurrence);
  const dates = `${start.replaceAll(/[-:]/g, '')}/${end.replaceAll(/[-:]/g, '')}`;
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: text.title,
    dates,
    details: text.description,
    location: text.location,
  });
}

/** A link that opens Outlook on the web with the occurrence filled in. */
export function outlookCalendarLink(text: CalendarText, occurrence: Occurrence): string {
  const [start, end] = spanOf(occurrence);
  return withQuery('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: text.title,
    startdt: start,
    enddt: end,
    allday: occurrence.when.kind === 'all-day' ? 'true' : null,
    body: text.description,
    location: text.location,
  });
}

/** Start and end in UTC, so that the visitor's own time zone changes nothing; whole days as dates that end on the day after the last. */
function spanOf({ when }: Occurrence): [string, string] {
  if (when.kind === 'all-day') return [when.first.toString(), when.last.add({ days: 1 }).toString()];
  const end = when.end ?? when.start.add(lengthWithoutEnd);
  return [utc(when.start), utc(end)];
}

function utc(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString({ smallestUnit: 'second' });
}

function withQuery(address: string, query: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  // Spaces are percent-encoded: Outlook shows the plus signs of URLSearchParams literally.
  const encoded = pairs.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${encoded.join('&')}`;
}
