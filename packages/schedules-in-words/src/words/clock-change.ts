import { offsetChanges } from '../dates/wall-clock.ts';
import { weekdayOf } from '../days/weekday.ts';
import type { Locale } from './words.ts';

/** The change of the clocks in the coming week. */
interface ClockChange {
  readonly direction: 'forward' | 'back';
  readonly date: Temporal.PlainDate;
  readonly instant: Temporal.Instant;
  /** The times just before and just after: 1am and 2am in spring, 2am and 1am in autumn. */
  readonly before: Temporal.PlainTime;
  readonly after: Temporal.PlainTime;
}

/**
 * The zone's clock change on a day from today to a week from today, or null. It comes from the zone's own data. It stays
 * for the whole of its day, for people who missed it at 1am.
 */
function clockChange(now: Temporal.Instant, zone: string): ClockChange | null {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const after = offsetChanges(today, zone).next().value;
  if (after === undefined) return null;
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

/** The line about a clock change in the coming week, or of today; undefined when there is none. */
export function clocksInWords(now: Temporal.Instant, { zone, words }: Locale): string | undefined {
  const change = clockChange(now, zone);
  if (change === null) return undefined;
  const { direction, date, instant } = change;
  const facts = {
    direction,
    days: now.toZonedDateTimeISO(zone).toPlainDate().until(date).days,
    weekday: weekdayOf(date),
    before: words.dates.time(change.before),
    after: words.dates.time(change.after),
  };
  const isPast = Temporal.Instant.compare(instant, now) <= 0;
  return isPast ? words.clocks.past(facts) : words.clocks.toCome(facts);
}
