import type { Schedule } from '../schedule/schedule.ts';
import type { JCalProperty } from './jcal.ts';

/** A whole day (RFC 5545 §3.3.4). */
export function dateProperty(name: string, date: Temporal.PlainDate): JCalProperty {
  return [name, {}, 'date', date.toString()];
}

/**
 * Moments as local times with their zone (RFC 5545 §3.3.5, form 3); all of them in UTC where the digits of one
 * would be unclear, for programs take the length of an occurrence from both its ends.
 */
export function zonedProperties(moments: Readonly<Record<string, Temporal.ZonedDateTime>>): JCalProperty[] {
  const named = Object.entries(moments);
  const isAnyUnclear = named.some(([, moment]) => isUnclear(moment.toPlainDateTime(), moment.timeZoneId));
  return named.map(([name, moment]) =>
    isAnyUnclear
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
 * One date of a series as EXDATE and RECURRENCE-ID name it: in the form of DTSTART, or in UTC where the digits
 * would be unclear.
 */
export function dateOfSeriesProperty(
  name: string,
  { timing }: Schedule,
  date: Temporal.PlainDate,
  zone: string,
): JCalProperty {
  if (timing.kind === 'all-day') return dateProperty(name, date);
  const local = date.toPlainDateTime(timing.start);
  if (!isUnclear(local, zone)) return localProperty(name, local, zone);
  return utcProperty(name, local.toZonedDateTime(zone).toInstant());
}

/**
 * A date that a series leaves out. Digits that the clocks show twice or never are left out at both the moments that they may
 * mean: programs differ in which of them they take, and the series has one occurrence on the day at the most.
 */
export function exceptionProperties(
  schedule: Schedule,
  date: Temporal.PlainDate,
  zone: string,
): readonly JCalProperty[] {
  const { timing } = schedule;
  const local = timing.kind === 'all-day' ? undefined : date.toPlainDateTime(timing.start);
  if (local === undefined || !isUnclear(local, zone))
    return [dateOfSeriesProperty('exdate', schedule, date, zone)];
  return (['earlier', 'later'] as const).map((disambiguation) =>
    utcProperty('exdate', local.toZonedDateTime(zone, { disambiguation }).toInstant()),
  );
}

/** A series' DTSTART: always the digits on the wall, so that the rule goes on from the right time. */
export function seriesStartProperty(
  { timing }: Schedule,
  date: Temporal.PlainDate,
  zone: string,
): JCalProperty {
  return timing.kind === 'all-day'
    ? dateProperty('dtstart', date)
    : localProperty('dtstart', date.toPlainDateTime(timing.start), zone);
}

/** True for digits the clocks show twice or never: RFC 5545 §3.3.5 says what they mean, but programs differ. */
export function isUnclear(local: Temporal.PlainDateTime, zone: string): boolean {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  return earlier.epochMilliseconds !== later.epochMilliseconds;
}

function localProperty(name: string, local: Temporal.PlainDateTime, zone: string): JCalProperty {
  return [name, { tzid: zone }, 'date-time', local.toString({ smallestUnit: 'second' })];
}
