import { agenda, type Occurrence, type Schedule } from 'schedules-in-words';

/** Two events in the same place at the same time, and the first occurrences that are. */
export interface Overlap<Event> {
  readonly one: Event;
  readonly other: Event;
  readonly occurrence: Occurrence;
  readonly otherOccurrence: Occurrence;
}

/**
 * Finds pairs of events that are in the same place at the same time between two instants, each pair once. Occurrences
 * that are cancelled or postponed, and those that last whole days, take up no place.
 * @param placeOf names the place of an occurrence; null where any number of events may be
 */
export function overlaps<Event extends { readonly schedule: Schedule }>(
  events: readonly Event[],
  from: Temporal.Instant,
  to: Temporal.Instant,
  zone: string,
  placeOf: (event: Event, occurrence: Occurrence) => string | null,
): Overlap<Event>[] {
  const running = new Map<string, { event: Event; occurrence: Occurrence }[]>();
  const known = new Map<Event, Set<Event>>();
  const found: Overlap<Event>[] = [];
  for (const { event, occurrence } of agenda(events, from, to, zone)) {
    const place = placeOf(event, occurrence);
    if (place === null || !occurrence.takesPlace || occurrence.when.kind === 'all-day') continue;
    const begins = occurrence.startsAt.epochMilliseconds;
    const still = (running.get(place) ?? []).filter((item) => endOf(item.occurrence) > begins);
    for (const earlier of still) {
      const seen = known.get(earlier.event) ?? new Set();
      if (earlier.event === event || seen.has(event)) continue;
      known.set(earlier.event, seen.add(event));
      known.set(event, (known.get(event) ?? new Set()).add(earlier.event));
      found.push({
        one: earlier.event,
        other: event,
        occurrence: earlier.occurrence,
        otherOccurrence: occurrence,
      });
    }
    running.set(place, [...still, { event, occurrence }]);
  }
  return found;
}

function endOf({ endsAt }: Occurrence): number {
  return endsAt.epochMilliseconds;
}
