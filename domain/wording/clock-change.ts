import { weekdayName, weekdayOf } from '../schedule/weekday.ts';
import { timeInWords } from './date-words.ts';

/** The change of the clocks in the coming week. */
type ClockChange = {
  readonly direction: 'forward' | 'back';
  readonly date: Temporal.PlainDate;
  readonly instant: Temporal.Instant;
  /** The times just before and just after: 1am and 2am in spring, 2am and 1am in autumn. */
  readonly before: Temporal.PlainTime;
  readonly after: Temporal.PlainTime;
};

/**
 * The zone's clock change on a day from today to a week from today, or null. It comes from the zone's own data. It stays
 * for the whole of its day, for people who missed it at 1am.
 */
function clockChange(now: Temporal.Instant, zone: string): ClockChange | null {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  // The search starts at the last moment of yesterday, to find a change at midnight too.
  const yesterdayEnd = today.toZonedDateTime(zone).subtract({ nanoseconds: 1 });
  const after = yesterdayEnd.getTimeZoneTransition('next');
  if (after === null) return null;
  const date = after.toPlainDate();
  if (today.until(date).days > 7) return null;
  const before = after.subtract({ nanoseconds: 1 });
  const shift = after.offsetNanoseconds - before.offsetNanoseconds;
  // Some transitions only rename the zone; no clock changes.
  if (shift === 0) return null;
  return {
    direction: shift > 0 ? 'forward' : 'back',
    date,
    instant: after.toInstant(),
    before: after.toPlainTime().subtract({ nanoseconds: shift }),
    after: after.toPlainTime(),
  };
}

/** The day of an upcoming change: "tonight" in the same night, "tomorrow", "this Sunday", "next Sunday" a week before. */
function dayToCome(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const { days } = today.until(date);
  if (days === 0) return 'tonight';
  if (days === 1) return 'tomorrow';
  return `${days < 7 ? 'this' : 'next'} ${weekdayName(weekdayOf(date))}`;
}

/** "Clocks go forward this Sunday: 1am becomes 2am"; after the change "Clocks went forward today: 1am became 2am". */
function clockChangeInWords(change: ClockChange, now: Temporal.ZonedDateTime): string {
  const { direction, date, instant } = change;
  const [before, after] = [timeInWords(change.before), timeInWords(change.after)];
  return Temporal.Instant.compare(instant, now.toInstant()) <= 0
    ? `Clocks went ${direction} today: ${before} became ${after}`
    : `Clocks go ${direction} ${dayToCome(date, now.toPlainDate())}: ${before} becomes ${after}`;
}

/** The line about a clock change in the coming week; undefined when there is none. */
export function clocksInWords(now: Temporal.Instant, zone: string): string | undefined {
  const change = clockChange(now, zone);
  return change ? clockChangeInWords(change, now.toZonedDateTimeISO(zone)) : undefined;
}
