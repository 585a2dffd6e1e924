import { existingDay } from './fields.ts';

/** The days from and until which an entry is shown, both included. */
interface Windowed {
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

/** The midnight that begins a day, or a later one. */
function startOf(
  day: string | null | undefined,
  timeZone: string,
  daysLater = 0,
): Temporal.Instant | undefined {
  return existingDay(day)?.add({ days: daysLater }).toZonedDateTime(timeZone).toInstant();
}

/** When an entry ceases to be shown; undefined for never. */
export function endOf(entry: object, timeZone: string): Temporal.Instant | undefined {
  const { showUntil }: Windowed = entry;
  return startOf(showUntil, timeZone, 1);
}

/** Which entries are shown at an instant. One that is not counts as if it were not published: links to it lead nowhere. */
export type PublicationWindow = ReturnType<typeof publicationWindow>;

/**
 * The window through which entries are seen.
 * @param now undefined to see all of them
 * @param timeZone the IANA name of the church's zone, in which days begin and end
 */
export function publicationWindow(now: Temporal.Instant | undefined, timeZone: string) {
  const { compare } = Temporal.Instant;
  let next: Temporal.Instant | undefined;
  return {
    /** True for an entry without days: the settings, Safeguarding's contacts, a notice, which has days of its own. */
    isShown(entry: object): boolean {
      if (now === undefined) return true;
      const { showFrom }: Windowed = entry;
      const [from, end] = [startOf(showFrom, timeZone), endOf(entry, timeZone)];
      for (const boundary of [from, end])
        if (boundary && compare(boundary, now) > 0 && (!next || compare(boundary, next) < 0)) next = boundary;
      return (!from || compare(from, now) <= 0) && (!end || compare(now, end) < 0);
    },
    /** When the first of the entries that were asked about appears or disappears; undefined for never. */
    validUntil: () => next,
  };
}
