import type { Part } from '../dates/schedule.ts';
import { momentsOf } from '../dates/wall-clock.ts';

/** A whole day (RFC 5545 §3.3.4). */
export function dateProperty(name: string, date: Temporal.PlainDate): string {
  return `${name};VALUE=DATE:${dateText(date)}`;
}

/**
 * Writes moments as local times with their zone (RFC 5545 §3.3.5, form 3). If one local time is ambiguous, all are
 * written in UTC, since programs compute the length of an occurrence from its start and end.
 */
export function zonedProperties(moments: Readonly<Record<string, Temporal.ZonedDateTime>>): string[] {
  const named = Object.entries(moments);
  const isAnyAmbiguous = named.some(([, moment]) => isAmbiguous(moment.toPlainDateTime(), moment.timeZoneId));
  return named.map(([name, moment]) =>
    isAnyAmbiguous
      ? utcProperty(name, moment.toInstant())
      : localProperty(name, moment.toPlainDateTime(), moment.timeZoneId),
  );
}

/** A moment in UTC (RFC 5545 §3.3.5, form 2). */
export function utcProperty(name: string, instant: Temporal.Instant): string {
  return `${name}:${utcText(instant)}`;
}

/** `20261206T103000Z`. */
export function utcText(instant: Temporal.Instant): string {
  return withoutMarks(instant.toString({ smallestUnit: 'second' }));
}

/** `20261206T103000`. */
export function localText(local: Temporal.PlainDateTime): string {
  return withoutMarks(local.toString({ smallestUnit: 'second' }));
}

/** `20261206`. */
export function dateText(date: Temporal.PlainDate): string {
  return withoutMarks(date.toString());
}

function withoutMarks(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

/**
 * One date of a series for EXDATE and RECURRENCE-ID: in the form of DTSTART, or in UTC where the local time is
 * ambiguous.
 */
export function dateOfSeriesProperty(
  name: string,
  { timing }: Part,
  date: Temporal.PlainDate,
  zone: string,
): string {
  if (timing.kind === 'all-day') return dateProperty(name, date);
  const local = date.toPlainDateTime(timing.start);
  if (!isAmbiguous(local, zone)) return localProperty(name, local, zone);
  return utcProperty(name, local.toZonedDateTime(zone).toInstant());
}

/**
 * The EXDATE of a date on which a series does not happen. A local time that the clocks show twice or never is excluded at
 * both moments that it may mean: programs differ in which one they use, and the series has at most one occurrence a day.
 */
export function exceptionProperties(part: Part, date: Temporal.PlainDate, zone: string): readonly string[] {
  const { timing } = part;
  const local = timing.kind === 'all-day' ? undefined : date.toPlainDateTime(timing.start);
  if (local === undefined || !isAmbiguous(local, zone))
    return [dateOfSeriesProperty('EXDATE', part, date, zone)];
  return momentsOf(local, zone).map((moment) => utcProperty('EXDATE', moment.toInstant()));
}

/** The DTSTART of a series: always the local time, since the rule repeats it. */
export function seriesStartProperty({ timing }: Part, date: Temporal.PlainDate, zone: string): string {
  return timing.kind === 'all-day'
    ? dateProperty('DTSTART', date)
    : localProperty('DTSTART', date.toPlainDateTime(timing.start), zone);
}

/** True for a local time that the clocks show twice or never: RFC 5545 §3.3.5 says what it means, but programs differ. */
export function isAmbiguous(local: Temporal.PlainDateTime, zone: string): boolean {
  const [earlier, later] = momentsOf(local, zone);
  return earlier.epochMilliseconds !== later.epochMilliseconds;
}

function localProperty(name: string, local: Temporal.PlainDateTime, zone: string): string {
  return `${name};TZID=${zone}:${localText(local)}`;
}
