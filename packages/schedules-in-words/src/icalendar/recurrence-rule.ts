import type { WallClock } from '../dates/wall-clock.ts';
import { dateOfDay } from '../days/day-number.ts';
import { ruleDayCode } from '../days/days-of-year.ts';
import { dateText, utcText } from './date-properties.ts';
import type { Series } from './series.ts';

type Ruled = Pick<Series, 'part' | 'rule' | 'last'>;

/**
 * The RRULE of a series (RFC 5545 §3.8.5.3), its parts in the order of Outlook's templates (MS-OXCICAL §2.1.3.2.2). A weekday of the
 * month has its place before it (§2.1.3.2.1.6): Outlook reads that as it reads BYSETPOS, which other programs ignore.
 */
export function recurrenceRule(series: Ruled, clock: WallClock): string {
  const { freq, interval, byDay, byMonthDay, byMonth } = series.rule;
  const isWeekly = freq === 'weekly';
  const parts = {
    FREQ: freq.toUpperCase(),
    BYDAY: byDay.map(ruleDayCode),
    BYMONTHDAY: byMonthDay,
    BYMONTH: byMonth,
    INTERVAL: isWeekly || interval > 1 ? interval : null,
    UNTIL: untilOf(series, clock),
    // Which weeks "every second" means depends on the day on which a week starts.
    WKST: isWeekly ? 'MO' : null,
  };
  const given = Object.entries(parts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return `RRULE:${given.map(([name, value]) => `${name}=${value}`).join(';')}`;
}

/**
 * The last occurrence as UNTIL, which must be in UTC for times. Some programs compare its digits with local ones and
 * drop a last occurrence in summer. So in zones ahead of UTC it has the local digits: read as UTC they are later than the
 * start by no more than the offset, and long before any further occurrence.
 */
function untilOf({ part, last }: Ruled, clock: WallClock): string | null {
  if (last === null) return null;
  if (part.timing.kind === 'all-day') return dateText(dateOfDay(last));
  const start = clock.at(last, part.timing.start);
  const digits = start.zoned.toPlainDateTime().toZonedDateTime('UTC').toInstant();
  return utcText(Temporal.Instant.compare(digits, start.instant) > 0 ? digits : start.instant);
}
