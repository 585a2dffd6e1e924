import { parseDay } from './mappers/fields.ts';

/** An entry, with the days from and until which it is shown, both included. */
interface Windowed {
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

/** Which entries are shown at an instant. One that is not counts as if it were not published: links to it lead nowhere. */
export interface PublicationWindow {
  /** True for an entry without days: the settings, Safeguarding's contacts, a notice, which has days of its own. */
  isShown(entry: object): boolean;
  /** When the first of the entries that were asked about appears or disappears; undefined for never. */
  validUntil(): Temporal.Instant | undefined;
}

/** The instant at which a day begins, or one of the days after it; undefined for a day that does not exist. */
function startOf(
  day: string | null | undefined,
  timeZone: string,
  daysLater = 0,
): Temporal.Instant | undefined {
  try {
    const date = Temporal.PlainDate.from(parseDay(day) ?? '', { overflow: 'reject' });
    return date.add({ days: daysLater }).toZonedDateTime(timeZone).toInstant();
  } catch {
    return undefined;
  }
}

/**
 * The window through which entries are seen.
 * @param now undefined to see all of them
 * @param timeZone the IANA name of the church's zone, in which days begin and end
 */
export function publicationWindow(now: Temporal.Instant | undefined, timeZone: string): PublicationWindow {
  const { compare } = Temporal.Instant;
  let next: Temporal.Instant | undefined;
  return {
    isShown({ showFrom, showUntil }: Windowed) {
      if (now === undefined) return true;
      const [from, end] = [startOf(showFrom, timeZone), startOf(showUntil, timeZone, 1)];
      for (const boundary of [from, end])
        if (boundary && compare(boundary, now) > 0 && (!next || compare(boundary, next) < 0)) next = boundary;
      return (!from || compare(from, now) <= 0) && (!end || compare(now, end) < 0);
    },
    validUntil: () => next,
  };
}
