import type { Part } from '../schedule/schedule.ts';
import { momentsOf } from '../schedule/wall-clock.ts';
import type { JCalProperty } from './jcal.ts';

/** A whole day (RFC 5545 §3.3.4). */
export function dateProperty(name: string, date: Temporal.PlainDate): JCalProperty {
  return [name, {}, 'date', date.toString()];
}

/**
 * Writes moments as local times with their zone (RFC 5545 §3.3.5, form 3). If one local time is ambiguous, all are
 * written in UTC, since programs compute the length of an occurrence from its start and end.
 */
export function zonedProperties(moments: Readonly<Record<string, Temporal.ZonedDateTime>>): JCalProperty[] {
  const named = Object.entries(moments);
  const isAnyAmbiguous = named.some(([, moment]) => isAmbiguous(moment.toPlainDateTime(), moment.timeZoneId));
  return named.map(([name, moment]) =>
    isAnyAmbiguous
      ? utcProperty(name, moment.toInstant())
      : localProperty(name, moment.toPlainDateTime(), moment.timeZoneId),
  );
}

/** A moment in UTC (RFC 5545 §3.3.5, form 2). */
export function utcProperty(name: string, instant: Temporal.Instant): JCalProperty {
  return [name, {}, 'date-time', utcText(instant)];
}

/** `2026-12-06T10:30:00Z`. */
export function utcText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
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
): JCalProperty {
  if (timing.kind === 'all-day') return dateProperty(name, date);
  const local = date.toPlainDateTime(timing.start);
  if (!isAmbiguous(local, zone)) return localProperty(name, local, zone);
  return utcProperty(name, local.toZonedDateTime(zone).toInstant());
}

/**
 * The EXDATE of a date on which a series does not happen. A local time that the clocks show twice or never is excluded at
 * both moments that it may mean: programs differ in which one they use, and the series has at most one occurrence a day.
 */
export function exceptionProperties(
  part: Part,
  date: Temporal.PlainDate,
  zone: string,
): readonly JCalProperty[] {
  const { timing } = part;
  const local = timing.kind === 'all-day' ? undefined : date.toPlainDateTime(timing.start);
  if (local === undefined || !isAmbiguous(local, zone))
    return [dateOfSeriesProperty('exdate', part, date, zone)];
  return momentsOf(local, zone).map((moment) => utcProperty('exdate', moment.toInstant()));
}

/** The DTSTART of a series: always the local time, since the rule repeats it. */
export function seriesStartProperty({ timing }: Part, date: Temporal.PlainDate, zone: string): JCalProperty {
  return timing.kind === 'all-day'
    ? dateProperty('dtstart', date)
    : localProperty('dtstart', date.toPlainDateTime(timing.start), zone);
}

/** True for a local time that the clocks show twice or never: RFC 5545 §3.3.5 says what it means, but programs differ. */
export function isAmbiguous(local: Temporal.PlainDateTime, zone: string): boolean {
  const [earlier, later] = momentsOf(local, zone);
  return earlier.epochMilliseconds !== later.epochMilliseconds;
}

function localProperty(name: string, local: Temporal.PlainDateTime, zone: string): JCalProperty {
  return [name, { tzid: zone }, 'date-time', local.toString({ smallestUnit: 'second' })];
}
