import { dateOfDay, dayNumber } from '../schedule/day-number.ts';
import type { RecurrenceRule } from '../schedule/day-set.ts';
import { RULE_FREQUENCY, ruleDayCode } from '../schedule/days-of-year.ts';
import { plannedDays } from '../schedule/planned-days.ts';
import type { Part, Schedule } from '../schedule/schedule.ts';
import type { WallClock } from '../schedule/wall-clock.ts';
import { utcText } from './date-properties.ts';
import type { JCalProperty } from './jcal.ts';

/** The RRULE of a part of a schedule (RFC 5545 §3.8.5.3). */
export function recurrenceRule(
  schedule: Schedule,
  part: Part,
  rule: RecurrenceRule,
  clock: WallClock,
): JCalProperty {
  const { freq, interval, byDay, byMonthDay, byMonth, bySetPos } = rule;
  const until = untilOf(schedule, part, clock);
  const isWeekly = freq === 'weekly';
  const parts = {
    freq: RULE_FREQUENCY[freq],
    until,
    interval: isWeekly || interval > 1 ? interval : null,
    // Which weeks "every second" means depends on the day on which a week starts.
    wkst: isWeekly ? 'MO' : null,
    byday: byDay.map(ruleDayCode),
    bymonthday: byMonthDay,
    bymonth: byMonth,
    bysetpos: bySetPos,
  };
  const given = Object.entries(parts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return ['rrule', {}, 'recur', Object.fromEntries(given)];
}

/**
 * The last occurrence as UNTIL, which must be in UTC for times. Some programs compare its digits with local ones and
 * drop a last occurrence in summer. So in zones ahead of UTC it has the local digits: read as UTC they are later than the
 * start by no more than the offset, and long before any further occurrence.
 */
function untilOf(schedule: Schedule, part: Part, clock: WallClock): string | null {
  if (schedule.lastDate === null) return null;
  const day = lastPlannedDay(schedule, part, dayNumber(schedule.lastDate));
  if (part.timing.kind === 'all-day') return dateOfDay(day).toString();
  const start = clock.at(day, part.timing.start);
  const digits = start.zoned.toPlainDateTime().toZonedDateTime('UTC').toInstant();
  return utcText(Temporal.Instant.compare(digits, start.instant) > 0 ? digits : start.instant);
}

/** The last planned day of a part up to `last`, found a year at a time. */
function lastPlannedDay(schedule: Schedule, part: Part, last: number): number {
  const first = dayNumber(schedule.firstDate);
  for (let to = last; to >= first; to -= 366) {
    const planned = plannedDays(schedule, Math.max(first, to - 365), to).filter((each) => each.part === part);
    const day = [...planned].at(-1)?.day;
    if (day !== undefined) return day;
  }
  return last;
}
