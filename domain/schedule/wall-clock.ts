import { dateOfDay } from './day-number.ts';

/** One wall-clock reading in a zone, with the instant it is. */
export type Moment = { readonly zoned: Temporal.ZonedDateTime; readonly instant: Temporal.Instant };

/** Turns dates and wall-clock times into moments of one zone, each only once. */
export type WallClock = {
  readonly zone: string;
  /**
   * The moment a clock on the wall shows `time` on the day. A time the clocks skip in spring means the same
   * distance after the change (1.30am is read as 2.30am); a time they show twice in autumn means the first
   * (Temporal's `compatible`, and RFC 5545 §3.3.5).
   */
  readonly at: (day: number, time: Temporal.PlainTime) => Moment;
  /** The moment the day begins. */
  readonly midnight: (day: number) => Moment;
  readonly date: (day: number) => Temporal.PlainDate;
};

/**
 * A wall clock for a zone such as `Europe/London`. It remembers what it has worked out, so make one for one
 * piece of work (an agenda of thousands of events shares few distinct times) and let it go.
 */
export function wallClock(zone: string): WallClock {
  const dates = new Map<number, Temporal.PlainDate>();
  const midnights = new Map<number, Moment>();
  const moments = new Map<number, Moment>();

  const date = (day: number) => memoized(dates, day, () => dateOfDay(day));
  return {
    zone,
    date,
    midnight: (day) => memoized(midnights, day, () => moment(date(day).toZonedDateTime(zone))),
    at: (day, time) =>
      memoized(moments, day * 86_400 + time.hour * 3600 + time.minute * 60 + time.second, () =>
        moment(date(day).toZonedDateTime({ timeZone: zone, plainTime: time })),
      ),
  };
}

function moment(zoned: Temporal.ZonedDateTime): Moment {
  return { zoned, instant: zoned.toInstant() };
}

function memoized<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = find();
  known.set(key, made);
  return made;
}
