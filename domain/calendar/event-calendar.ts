import type { Locale } from '#languages/locale.ts';
import type { Event, EventPlace, ScheduledEvent } from '../event/event.ts';
import type { EventKind } from '../event/event-kind.ts';
import { postalAddressInWords } from '../event/occurrence-in-words.ts';
import { documentTitle } from '../page/page-names.ts';
import { plainText } from '../page/plain-text.ts';
import {
  absoluteAddress,
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  type Path,
  routePattern,
} from '../page/route-pattern.ts';

/** How often programs should fetch a calendar again: an event may be cancelled on the same morning. */
const refresh = Temporal.Duration.from({ hours: 1 });

/** The instant from which SEQUENCE counts seconds. */
const versionEpoch = Temporal.Instant.from('2020-01-01T00:00:00Z');

/** The church whose calendar it is, and where it is published. */
interface CalendarSource {
  /** The church's name and city. */
  readonly church: string;
  /** The public address, with the prefix of the language. */
  readonly siteUrl: string;
}

/** Whole seconds from 1 January 2020 to a publication: higher for each publication of the event or of one of its changes. */
function versionAt(publishedAt: Temporal.Instant): number {
  return Math.max(0, Math.floor(versionEpoch.until(publishedAt).total('seconds')));
}

/** What ids have after them below the prefix of a further language, `-de`: who subscribes to both has both, each in its own words. */
function languageSuffix(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '').replaceAll('/', '-');
}

/** An event for a calendar file, with every date, cancelled and postponed ones included. */
export function calendarEntry(event: ScheduledEvent, siteUrl: string) {
  const url = absoluteAddress(eventPath(event.slug), siteUrl);
  const { latitude: lat, longitude: lon } = event.where.place ?? {};
  const publishedAt = Temporal.Instant.from(event.publishedAt);
  return {
    id: event.id + languageSuffix(siteUrl),
    title: event.title,
    description: [event.summary, plainText(event.body), url].filter((part) => part !== '').join('\n\n'),
    url,
    location: (where: EventPlace | null) => postalAddressInWords(where ?? event.where) ?? null,
    geo: lat === undefined || lon === undefined ? null : { lat, lon },
    publishedAt,
    version: versionAt(publishedAt),
    schedule: event.schedule,
  };
}

function heading(name: string, { siteUrl }: CalendarSource, path: Path) {
  const url = absoluteAddress(path, siteUrl);
  return { name, host: new URL(siteUrl).hostname, url, refresh };
}

/** The heading of the calendar of all events, or of those of one kind. */
export function churchCalendarHeading(source: CalendarSource, kind?: EventKind) {
  const name = kind ? documentTitle(kind.title, source.church) : source.church;
  return heading(name, source, churchCalendarPath(kind?.slug));
}

/** The heading of one event's calendar. */
export function eventCalendarHeading({ title, slug }: Pick<Event, 'title' | 'slug'>, source: CalendarSource) {
  return heading(documentTitle(title, source.church), source, eventCalendarPath(slug));
}

/** The heading of the calendar of an event that is not on the website, which says so in place of its dates. */
export function goneCalendarHeading({ church, siteUrl }: CalendarSource, { words }: Locale) {
  const { name, description } = words.goneCalendar(church);
  const url = absoluteAddress(routePattern.whatsOn, siteUrl);
  return { name, description: `${description} ${url}`, host: new URL(siteUrl).hostname, url };
}
