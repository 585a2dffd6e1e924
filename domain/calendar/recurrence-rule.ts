import { dateOfDay, dayNumber } from '../schedule/day-number.ts';
import { patternDays } from '../schedule/pattern.ts';
import type { SeriesSchedule } from '../schedule/schedule.ts';
import type { WallClock } from '../schedule/wall-clock.ts';
import { utcText } from './date-properties.ts';
import type { JCalProperty } from './jcal.ts';
import { weekdayCode } from './time-zone-component.ts';

/** The maximum number of days between two days of a pattern (from a first weekday of a month to the next), plus one. */
const MAX_GAP = 36;

/** The RRULE of a series (RFC 5545 §3.8.5.3). */
export function recurrenceRule(schedule: SeriesSchedule, clock: WallClock): JCalProperty {
  const until = untilOf(schedule, clock);
  const end = until === null ? {} : { until };
  if (schedule.kind === 'daily') return ['rrule', {}, 'recur', { freq: 'DAILY', ...end }];
  if (schedule.kind === 'weekly') {
    const byday = schedule.weekdays.map(weekdayCode);
    const { interval } = schedule;
    // Which weeks "every second" means depends on the day on which a week starts.
    return ['rrule', {}, 'recur', { freq: 'WEEKLY', ...end, interval, wkst: 'MO', byday }];
  }
  const ordinal = schedule.ordinal === 'last' ? -1 : schedule.ordinal;
  const byday = [`${ordinal}${weekdayCode(schedule.weekday)}`];
  return ['rrule', {}, 'recur', { freq: 'MONTHLY', ...end, byday }];
}

/**
 * The last occurrence as UNTIL, which must be in UTC for times. Some programs compare its digits with local ones and
 * drop a last occurrence in summer. So in zones ahead of UTC it has the local digits: read as UTC they are later than the
 * start by no more than the offset, and long before any further occurrence.
 */
function untilOf(schedule: SeriesSchedule, clock: WallClock): string | null {
  if (schedule.lastDate === null) return null;
  const last = dayNumber(schedule.lastDate);
  const day = [...patternDays(schedule, last - MAX_GAP, last)].at(-1) ?? last;
  if (schedule.timing.kind === 'all-day') return dateOfDay(day).toString();
  const start = clock.at(day, schedule.timing.start);
  const digits = start.zoned.toPlainDateTime().toZonedDateTime('UTC').toInstant();
  return utcText(Temporal.Instant.compare(digits, start.instant) > 0 ? digits : start.instant);
}
