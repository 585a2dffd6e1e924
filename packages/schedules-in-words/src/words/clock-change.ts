import { offsetChanges } from '../dates/wall-clock.ts';
import { weekdayOf } from '../days/weekday.ts';
import type { Locale } from './words.ts';

/**
 * The line about a clock change on a day from today to a week from today, by the zone's own data; undefined when there is none. It stays
 * for the whole of its day, for people who missed it at 1am.
 */
export function clocksInWords(now: Temporal.Instant, { zone, words }: Locale): string | undefined {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const change = offsetChanges(today, zone).next().value;
  if (change === undefined) return undefined;
  const { days } = today.until(change.toPlainDate());
  const nanoseconds = change.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  // Some transitions only rename the zone; no clock changes.
  if (days > 7 || nanoseconds === 0) return undefined;
  const time = change.toPlainTime();
  const facts = {
    direction: nanoseconds > 0 ? ('forward' as const) : ('back' as const),
    days,
    weekday: weekdayOf(change.toPlainDate()),
    date: words.dates.date(change.toPlainDate(), today),
    before: words.dates.time(time.subtract({ nanoseconds })),
    after: words.dates.time(time),
  };
  const isPast = Temporal.Instant.compare(change.toInstant(), now) <= 0;
  return isPast ? words.clocks.past(facts) : words.clocks.toCome(facts);
}
