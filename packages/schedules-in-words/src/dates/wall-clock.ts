import { dateOfDay } from '../days/day-number.ts';
import { remembered } from '../days/memo.ts';

/** A moment as a wall clock shows it in a zone, the date there, and the instant. */
export interface Moment {
  readonly zoned: Temporal.ZonedDateTime;
  readonly date: Temporal.PlainDate;
  readonly instant: Temporal.Instant;
}

/** Converts dates and wall-clock times into moments of one zone, and memoizes them. */
export type WallClock = ReturnType<typeof wallClock>;

/**
 * A wall clock for a zone such as `Europe/London`. Its memo grows with use, so make one for each task: an agenda of
 * thousands of events shares few distinct times.
 */
export function wallClock(zone: string) {
  const dates = new Map<number, Temporal.PlainDate>();
  const midnights = new Map<number, Moment>();
  const moments = new Map<number, Moment>();

  const date = (day: number) => remembered(dates, day, () => dateOfDay(day));
  return {
    zone,
    date,
    /** The moment at which the day begins. */
    midnight: (day: number) => remembered(midnights, day, () => moment(date(day).toZonedDateTime(zone))),
    /**
     * The moment at which a wall clock shows `time` on the day. A time that the clocks skip in spring is moved forward by
     * the skipped hour (1.30am is read as 2.30am); of a time that they show twice in autumn it is the first (Temporal's
     * `compatible`, and RFC 5545 §3.3.5).
     */
    at: (day: number, time: Temporal.PlainTime) =>
      remembered(moments, day * 86_400 + time.hour * 3600 + time.minute * 60 + time.second, () =>
        moment(date(day).toZonedDateTime({ timeZone: zone, plainTime: time })),
      ),
  };
}

function moment(zoned: Temporal.ZonedDateTime): Moment {
  return { zoned, date: zoned.toPlainDate(), instant: zoned.toInstant() };
}

/** The two moments that a local time can mean: different ones when the clocks show it twice or never, otherwise the same. */
export function momentsOf(
  local: Temporal.PlainDateTime,
  zone: string,
): readonly [earlier: Temporal.ZonedDateTime, later: Temporal.ZonedDateTime] {
  return [
    local.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    local.toZonedDateTime(zone, { disambiguation: 'later' }),
  ];
}

/** The moments from a day on at which the offset of a zone changes, without an end in most zones. */
export function* offsetChanges(from: Temporal.PlainDate, zone: string): Generator<Temporal.ZonedDateTime> {
  // One at midnight is on the day as well.
  let moment = from.toZonedDateTime(zone).subtract({ nanoseconds: 1 }).getTimeZoneTransition('next');
  for (; moment !== null; moment = moment.getTimeZoneTransition('next')) yield moment;
}
