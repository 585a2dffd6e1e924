import { occurrencesBetween } from '../time/occurrences.ts';
import type { Schedule } from '../time/schedule.ts';
import { inLondon, LONDON, lineOf } from '../time/schedules-for-tests.ts';
import type { CalendarEntry, CalendarHeading } from './calendar-entry.ts';

export const HEADING: CalendarHeading = {
  name: 'What’s on; a church, and its hall',
  description: null,
  host: 'church.example',
  url: 'https://church.example/calendar.ics',
  refresh: Temporal.Duration.from('PT6H'),
};

/** An entry around a schedule, everything else plain. */
export function entryOf<Where = string>(
  schedule: Schedule<Where>,
  more: Partial<CalendarEntry<Where>> = {},
): CalendarEntry<Where> {
  return {
    id: 'sunday-service',
    title: 'Sunday service',
    description: null,
    url: null,
    location: () => null,
    geo: null,
    publishedAt: Temporal.Instant.from('2026-11-20T10:11:12Z'),
    version: 7,
    schedule,
    ...more,
  };
}

/** The three years in which readers of our files are held against our pages. */
export const THREE_YEARS = { from: inLondon('2026-01-01T00:00'), to: inLondon('2029-01-01T00:00') };

/** Every occurrence pages show in these years, a line each; cancelled and postponed ones end in "off". */
export function linesShown(schedule: Schedule): string[] {
  return occurrencesBetween(schedule, THREE_YEARS.from, THREE_YEARS.to, LONDON)
    .map((occurrence) => lineOf(occurrence).replace(/ off .*/, ' off'))
    .toSorted();
}
