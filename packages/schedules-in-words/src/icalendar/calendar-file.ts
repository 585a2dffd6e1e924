import { wallClock } from '../dates/wall-clock.ts';
import type { Locale, Words } from '../words/words.ts';
import type { CalendarEntry, CalendarHeading } from './calendar-entry.ts';
import { contentLines, textProperty } from './content-lines.ts';
import { eventComponents } from './event-components.ts';
import { listedDays } from './series.ts';
import { timeZoneComponent } from './time-zone-component.ts';

/**
 * Writes a calendar file of the entries, in their order (RFC 5545, with the feed properties of RFC 7986 and those that
 * Apple and Microsoft programs read instead). The same entries give the same bytes all year.
 * @param now its year decides which dates without an end are listed, where no rule can say them: those of two years and more
 * @returns the text, to be served as `text/calendar; charset=utf-8`
 */
export function calendarFile<Where>(
  heading: CalendarHeading,
  entries: readonly CalendarEntry<Where>[],
  { zone, words }: Locale,
  now: Temporal.Instant,
): string {
  const file = { host: heading.host, clock: wallClock(zone), words, listed: listedDays(now, zone) };
  const events = entries.flatMap((entry) => eventComponents(entry, file));
  return contentLines({
    name: 'VCALENDAR',
    properties: headingProperties(heading, words),
    components: [timeZoneComponent(zone), ...events],
  });
}

// There is no X-WR-TIMEZONE: every time below names its zone or is in UTC, and programs that read the property shift the latter.
function headingProperties(heading: CalendarHeading, { language }: Words): string[] {
  const { name, description, host, url, refresh } = heading;
  const address = new URL(url).href;
  return [
    'VERSION:2.0',
    textProperty('PRODID', `-//${host}//Church calendar//${language.slice(0, 2).toUpperCase()}`),
    'CALSCALE:GREGORIAN',
    textProperty('NAME', name),
    textProperty('X-WR-CALNAME', name),
    ...(description
      ? [textProperty('DESCRIPTION', description), textProperty('X-WR-CALDESC', description)]
      : []),
    ...(refresh ? [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`] : []),
    `URL:${address}`,
    // RFC 7986 §5.8: where to look for a newer file.
    ...(refresh ? [`SOURCE;VALUE=URI:${address}`] : []),
  ];
}
