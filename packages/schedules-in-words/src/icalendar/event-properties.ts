import type { Occurrence, When } from '../dates/occurrence.ts';
import { capitalized } from '../words/lists.ts';
import { statusInWords } from '../words/occurrence-words.ts';
import type { Words } from '../words/words.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { textProperty } from './content-lines.ts';
import { dateProperty, utcProperty, zonedProperties } from './date-properties.ts';

/** All properties of a VEVENT but its times. Its timestamps are the entry's, so the same entry gives the same bytes. */
export function entryProperties<Where>(
  entry: CalendarEntry<Where>,
  uid: string,
  occurrence: Occurrence<Where>,
  words: Words,
): string[] {
  const isOn = occurrence.takesPlace;
  const { when } = occurrence;
  const time = when.kind === 'all-day' ? when.words : null;
  const named = titleWithTime(entry.title, when);
  // Some calendars ignore STATUS, so the title says as well that an occurrence does not take place.
  const title = isOn ? named : `${statusInWords(occurrence.status, words)}: ${named}`;
  const description = [time && capitalized(time), occurrence.note, entry.description]
    .filter((part) => part != null)
    .join('\n\n');
  const location = entry.location?.(occurrence.where) ?? null;
  const properties: string[] = [
    textProperty('UID', uid),
    utcProperty('DTSTAMP', entry.publishedAt),
    utcProperty('LAST-MODIFIED', entry.publishedAt),
    `SEQUENCE:${entry.version ?? 0}`,
    // People who subscribe to a church's calendar do not attend everything in it (RFC 5545 §3.8.2.7).
    'TRANSP:TRANSPARENT',
    // Outlook reads this property instead of TRANSP.
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    textProperty('SUMMARY', title),
    // A postponed occurrence has no new time yet, so it must leave people's calendars like a cancelled one.
    `STATUS:${isOn ? 'CONFIRMED' : 'CANCELLED'}`,
  ];
  if (description !== '') properties.push(textProperty('DESCRIPTION', description));
  if (location !== null) properties.push(textProperty('LOCATION', location));
  // The coordinates are those of the event's own place.
  if (entry.geo && occurrence.where === null) {
    properties.push(`GEO:${entry.geo.lat};${entry.geo.lon}`);
  }
  if (entry.url) properties.push(`URL:${new URL(entry.url).href}`);
  return properties;
}

/** The title, with the time that is known in words only: the calendar itself shows a whole day. */
export function titleWithTime(title: string, when: When): string {
  return when.kind === 'all-day' && when.words !== null ? `${title}, ${when.words}` : title;
}

/** DTSTART and, if there is an end, DTEND; whole days end on the day after the last (RFC 5545 §3.8.2.2). */
export function whenProperties(when: When): string[] {
  if (when.kind === 'all-day') {
    return [dateProperty('DTSTART', when.first), dateProperty('DTEND', when.last.add({ days: 1 }))];
  }
  return zonedProperties(
    when.end === null ? { DTSTART: when.start } : { DTSTART: when.start, DTEND: when.end },
  );
}
