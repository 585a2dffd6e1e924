import { weekdayName, weekdayOf } from '../schedule/weekday.ts';
import { timeInWords } from './date-words.ts';

/** The change of the clocks in the coming week. */
type ClockChange = {
  readonly direction: 'forward' | 'back';
  readonly date: Temporal.PlainDate;
  readonly instant: Temporal.Instant;
  /** What the clocks show just before and just after: 1am and 2am in spring, 2am and 1am in autumn. */
  readonly before: Temporal.PlainTime;
  readonly after: Temporal.PlainTime;
};

/**
 * The zone's change of clocks on a day from today to a week from today, or null. It is read from the zone's own
 * data, and stays for the whole of the day itself: whoever missed it at 1am needs it at 10am.
 */
function clockChange(now: Temporal.Instant, zone: string): ClockChange | null {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  // From the last moment of yesterday, for a change at midnight itself.
  const yesterdayEnd = today.toZonedDateTime(zone).subtract({ nanoseconds: 1 });
  const after = yesterdayEnd.getTimeZoneTransition('next');
  if (after === null) return null;
  const date = after.toPlainDate();
  if (today.until(date).days > 7) return null;
  const before = after.subtract({ nanoseconds: 1 });
  const shift = after.offsetNanoseconds - before.offsetNanoseconds;
  // Some transitions only rename the zone or change its law; no clock moves.
  if (shift === 0) return null;
  return {
    direction: shift > 0 ? 'forward' : 'back',
    date,
    instant: after.toInstant(),
    before: after.toPlainTime().subtract({ nanoseconds: shift }),
    after: after.toPlainTime(),
  };
}

/** The day of a change, as said before it: "tonight" in the night itself, "tomorrow", "this Sunday", "next Sunday" a week before. */
function dayToCome(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const { days } = today.until(date);
  if (days === 0) return 'tonight';
  if (days === 1) return 'tomorrow';
  return `${days < 7 ? 'this' : 'next'} ${weekdayName(weekdayOf(date))}`;
}

/** "Clocks go forward this Sunday: 1am becomes 2am", and from the moment they have, "Clocks went forward today: 1am became 2am". */
function clockChangeInWords(change: ClockChange, now: Temporal.ZonedDateTime): string {
  const { direction, date, instant } = change;
  const [before, after] = [timeInWords(change.before), timeInWords(change.after)];
  return Temporal.Instant.compare(instant, now.toInstant()) <= 0
    ? `Clocks went ${direction} today: ${before} became ${after}`
    : `Clocks go ${direction} ${dayToCome(date, now.toPlainDate())}: ${before} becomes ${after}`;
}

/** The line about a change of the clocks in the coming week, or undefined when there is none to speak of. */
export function clocksInWords(now: Temporal.Instant, zone: string): string | undefined {
  const change = clockChange(now, zone);
  return change ? clockChangeInWords(change, now.toZonedDateTimeISO(zone)) : undefined;
}
