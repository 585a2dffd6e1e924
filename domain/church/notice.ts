/** A few words to everyone, above every page for some days. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  /** First day on which it is shown, `YYYY-MM-DD`, in the church's zone. */
  readonly from: string;
  /** Last day on which it is shown, `YYYY-MM-DD`. */
  readonly until: string;
  /** Has passed `safeHref`. */
  readonly link: { readonly words: string; readonly href: string } | undefined;
}

/** The notices of one moment, and the instant at which there are others. */
export interface CurrentNotices {
  readonly notices: readonly Notice[];
  /** Undefined when none is to come and none is to go. */
  readonly until: Temporal.Instant | undefined;
}

/**
 * The notices that are up: from the first midnight of their first day to the end of their last, by the church's clock.
 * Those that have been up longest come first.
 * @param zone the zone in which the church keeps its days
 */
export function currentNotices(
  notices: readonly Notice[],
  now: Temporal.Instant,
  zone: string,
): CurrentNotices {
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  const turns = notices
    .flatMap(({ from, until }) => [startOfDay(from, zone), startOfDay(until, zone, 1)])
    .filter((turn) => turn.epochMilliseconds > now.epochMilliseconds)
    .sort(Temporal.Instant.compare);
  return {
    notices: notices
      .filter(({ from, until }) => from <= today && today <= until)
      .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0)),
    until: turns[0],
  };
}

function startOfDay(date: string, zone: string, later = 0): Temporal.Instant {
  return Temporal.PlainDate.from(date).add({ days: later }).toZonedDateTime(zone).toInstant();
}
